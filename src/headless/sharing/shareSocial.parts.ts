export { Blocked, Message, MessageError as Error, Network } from './ShareSocialParts';
export { Root } from './ShareSocialRoot';
