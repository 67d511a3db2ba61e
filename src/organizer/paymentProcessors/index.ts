import { organizerPart } from '../organizerPart';
import { PaymentProcessors } from './PaymentProcessorsScreen';

export type { PaymentProcessorsScreenProps } from './PaymentProcessorsScreen';
export type { PaymentProcessorCalls } from './PaymentProcessorForm';
export { PaymentProcessorsView, type PaymentProcessorsViewProps } from './PaymentProcessorsView';
export { PaymentProcessorView } from './PaymentProcessorView';
export type { PaymentProcessorViewProps } from './PaymentProcessorForm';

/** The payment processors of an account: found, set up, changed, given keys. */
export const PaymentProcessorsScreen = /* @__PURE__ */ organizerPart(PaymentProcessors);
