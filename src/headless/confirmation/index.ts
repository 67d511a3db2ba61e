/**
 * The parts of a finished order: `Root` has what is known of it, `Loading`, `Failed`, `Checking`, `Ended` and `Ready` are there in turn, the rest
 * is what `Ready` shows. @public
 */
export * as Confirmation from './index.parts';
export {
  useConfirmationOrder,
  useConfirmedTicket,
  type ConfirmationChildren,
  type ConfirmationLabels,
  type ConfirmationState,
  type ConfirmationValue,
  type ConfirmedTicketState,
  type ConfirmedTicketValue,
} from './ConfirmationContext';
export { useWalletPasses, type TicketPasses } from './useWalletPasses';
export type { ConfirmationRootProps } from './ConfirmationRoot';
export type {
  ConfirmationEndedProps,
  ConfirmationFailedProps,
  ConfirmationRetryProps,
  ConfirmationStageProps,
} from './ConfirmationStates';
export type {
  ConfirmationEmailFacts,
  ConfirmationEmailsProps,
  ConfirmationGreetingProps,
  ConfirmationManageProps,
  ConfirmationOrderNumberProps,
  ConfirmationPaymentProps,
  ConfirmationPaymentState,
  ConfirmationTitleProps,
} from './ConfirmationTexts';
export type {
  ConfirmationManageTicketProps,
  ConfirmationTicketProps,
  ConfirmationTicketsProps,
  ConfirmationTicketTextProps,
} from './ConfirmationTickets';
export type {
  ConfirmationLabelProps,
  ConfirmationTotalKind,
  ConfirmationTotalProps,
  ConfirmationTotalsProps,
  ConfirmationTotalState,
  ConfirmationValueProps,
} from './ConfirmationTotals';
