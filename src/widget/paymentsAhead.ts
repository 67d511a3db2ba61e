import type { WidgetEventListener } from '../domain';
import type { PaymentOption } from '../payments/ui/paymentOption';

/** Ways to pay that were loaded before the form wants them, by what stays the same in a widget: its `onEvent`. */
export const paymentsAhead = /* @__PURE__ */ new WeakMap<WidgetEventListener, readonly PaymentOption[]>();
