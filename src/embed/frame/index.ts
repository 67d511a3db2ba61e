export { isExactOrigin, openChannel, type Channel, type ChannelOptions, type Message } from '../channel';
export {
  frameEvents,
  hostCommands,
  type FrameEvents,
  type HostCommands,
  type ThemeMessage,
} from '../protocol';
