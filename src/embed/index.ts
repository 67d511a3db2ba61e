export { isExactOrigin, openChannel, type Channel, type ChannelOptions, type Message } from './channel';
export { checkedPrefill, prefillFragment, readPrefill, type Prefill } from './prefill';
export {
  frameEvents,
  hostCommands,
  isTheme,
  protocolSource,
  protocolVersion,
  type FrameEvents,
  type HostCommands,
  type Nothing,
  type Shapes,
  type ThemeMessage,
} from './protocol';
export { frameEventDocs, hostCommandDocs, type MessageDoc, type MessageDocs } from './protocolDocs';
