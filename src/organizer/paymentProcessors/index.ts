import { organizerPart } from '../organizerPart';
import { PaymentProcessors } from './PaymentProcessorsScreen';

export type { PaymentProcessorsScreenProps } from './PaymentProcessorsScreen';
export type { ProcessorCalls } from './ProcessorForm';
export { ProcessorsView, type ProcessorsViewProps } from './ProcessorsView';
export { ProcessorView } from './ProcessorView';
export type { ProcessorViewProps } from './ProcessorForm';

/** The payment processors of an account: found, set up, changed, given keys. @experimental */
export const PaymentProcessorsScreen = /* @__PURE__ */ organizerPart(PaymentProcessors);
