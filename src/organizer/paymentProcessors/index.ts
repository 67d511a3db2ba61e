import { organizerPart } from '../organizerPart';
import { PaymentProcessors } from './PaymentProcessorsScreen';

export type { PaymentProcessorsScreenProps } from './PaymentProcessorsScreen';
export { PaymentProcessorsView } from './PaymentProcessorsView';
export { PaymentProcessorView } from './PaymentProcessorView';

/** The payment processors of an account: found, set up, changed, given keys. @experimental */
export const PaymentProcessorsScreen = /* @__PURE__ */ organizerPart(PaymentProcessors);
