export { ChallengeDialog, type ChallengeDialogProps } from './ChallengeDialog';
export { FreeNote } from './FreeNote';
export type { CardField, CardState, PaymentSlot } from './slot';
