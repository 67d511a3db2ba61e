'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { PaymentProcessors } from './PaymentProcessorsScreen';

export type { PaymentProcessorsScreenProps } from './PaymentProcessorsScreen';
export { PaymentProcessorsView } from './PaymentProcessorsView';
export { PaymentProcessorView } from './PaymentProcessorView';

/** The payment processors of an account: found, set up, changed, given keys. @experimental */
export const PaymentProcessorsScreen = /* @__PURE__ */ withOrganizerRoot(PaymentProcessors);
