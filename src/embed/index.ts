export { type Prefill } from './prefill';
export {
  frameEvents,
  hostCommands,
  protocolSource,
  protocolVersion,
  type FrameEvents,
  type HostCommands,
  type ThemeMessage,
} from './protocol';
export { frameEventDocs, hostCommandDocs, type MessageDoc } from './protocolDocs';
