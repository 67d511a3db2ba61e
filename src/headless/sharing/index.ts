/** The parts of sharing by email: `Root` is the form, `Rows` draws a `Row` for each address, the rest is what they show. @public */
export * as ShareEmail from './index.parts';
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
