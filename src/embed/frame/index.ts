export { type FrameEvents, type HostCommands, type ThemeMessage } from '../protocol';
export { requestParentScroll } from './requestParentScroll';
export {
  connectToHost,
  type HostCommand,
  type HostConnection,
  type HostConnectionOptions,
} from './connectToHost';
export { parentOriginOf, type ParentSources } from './parentOriginOf';
export { toErrorEvent } from '../toErrorEvent';
export { readPrefill, type Prefill } from '../prefill';
