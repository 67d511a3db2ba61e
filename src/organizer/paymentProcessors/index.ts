import { organizerPart } from '../organizerPart';
import { PaymentProcessors } from './PaymentProcessorsScreen';

export type { PaymentProcessorsScreenProps } from './PaymentProcessorsScreen';
export type { ProcessorCalls } from './ProcessorScreen';
export { ProcessorsView, type ProcessorsViewProps } from './ProcessorsView';
export { ProcessorView, type ProcessorViewProps } from './ProcessorView';

/** The payment processors of an account: found, set up, changed, given keys. @experimental */
export const PaymentProcessorsScreen = /* @__PURE__ */ organizerPart(PaymentProcessors);
