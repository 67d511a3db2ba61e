// The page inside a frame.
export {
  connectToHost,
  type HostConnection,
  type HostConnectionOptions,
  type HostCommand,
  parentOriginOf,
  type ParentSources,
  requestParentScroll,
  toErrorEvent,
  readPrefill,
  type Prefill,
} from '../embed/frame';

// What both ends say to each other.
export type { FrameEvents, HostCommands, ThemeMessage } from '../embed/frame';
