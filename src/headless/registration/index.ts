/** The parts of the time left: `Root` knows it, `Timer` shows it, `Warning` says that little is left and takes the wish for more. @public */
export * as Countdown from './index.parts';
export {
  useCountdownWarning,
  type CountdownTopic,
  type CountdownWarningProps,
  type CountdownWarningState,
  type CountdownWarningValue,
} from './CountdownWarning';
export type { CountdownState } from './CountdownContext';
export type {
  CountdownIndicatorProps,
  CountdownRootProps,
  CountdownTimeProps,
  CountdownTimerProps,
} from './CountdownRoot';
export type {
  CountdownAnnouncementProps,
  CountdownButtonProps,
  CountdownMessageProps,
} from './CountdownWarningParts';
export { isRunningOut, useWarningReport } from './useWarningReport';
