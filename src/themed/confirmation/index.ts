export { AddToCalendar, type AddToCalendarProps } from './AddToCalendar';
export { CheckingPayment } from './CheckingPayment';
export { Confirmation, type ConfirmationProps } from './Confirmation';
export { ConfirmationFailure, type ConfirmationFailureProps } from './ConfirmationFailure';
export { ConfirmationSkeleton } from './ConfirmationSkeleton';
export { OrderOutcome, type OrderOutcomeProps } from '../order/OrderOutcome';
export { ShareSection, type ShareSectionProps } from './ShareSection';
