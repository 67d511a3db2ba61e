/** The parts of sharing by email: `Root` is the form, `Rows` draws a `Row` for each address, the rest is what they show. @public */
export * as ShareEmail from './shareEmail.parts';
export {
  useShareEmail,
  type ShareEmailRowValue,
  type ShareEmailRowState,
  type ShareEmailState,
  type ShareEmailValue,
} from './ShareEmailContext';
export type { ShareEmailLabels, ShareEmailRootProps } from './ShareEmailRoot';
export type {
  ShareEmailErrorProps,
  ShareEmailInputProps,
  ShareEmailRowButtonProps,
  ShareEmailRowProps,
  ShareEmailRowsProps,
} from './ShareEmailRow';
export type { ShareEmailSendProps, ShareEmailStatusProps } from './ShareEmailSend';
/** The parts of sharing on social networks: `Root` has the message, `Network` shares it on one, `Blocked` is a link for who can’t. @public */
export * as ShareSocial from './shareSocial.parts';
export { useShareSocial, type ShareSocialState, type ShareSocialValue } from './ShareSocialContext';
export type {
  ShareSocialBlockedProps,
  ShareSocialErrorProps,
  ShareSocialMessageProps,
  ShareSocialNetworkProps,
} from './ShareSocialParts';
export type { ShareSocialLabels, ShareSocialRootProps } from './ShareSocialRoot';
