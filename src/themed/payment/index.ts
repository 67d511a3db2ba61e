export { ChallengeDialog, type ChallengeDialogProps } from './ChallengeDialog';
export { FreeNote } from './FreeNote';
export type { PaymentSlot } from '../../headless/payment/slot';
