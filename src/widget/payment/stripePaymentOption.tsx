'use client';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import {
  stripePayment,
  type StripeInput,
  type StripePaymentOptions,
} from '../../payments/stripe/stripePayment';
import { CardSkeleton } from '../../themed/payment/CardSkeleton';
import { cardBrands } from '../../themed/payment/cardBrands';
import { readyWith, type PaymentFieldsProps, type PaymentOption } from './paymentOption';

const StripeCardFields = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../../themed/payment/StripeCardFields')).StripeCardFields,
}));

/**
 * Card payments by Stripe: `stripePaymentOption({ load: () => loadStripe('pk_…') })`. Needs `@stripe/stripe-js` and
 * `@stripe/react-stripe-js`. In tests and demos `load` answers a fake from `boxoffice/testing`.
 */
export function stripePaymentOption(options: StripePaymentOptions): PaymentOption {
  const method = stripePayment(options);

  function Fields({ slot, widget, features, onReady }: PaymentFieldsProps) {
    const brands = useMemo(() => cardBrands(widget, features), [widget, features]);
    const report = useCallback(
      (input: StripeInput | null) => onReady(input && readyWith(method, input)),
      [onReady],
    );
    return (
      <Suspense fallback={<CardSkeleton />}>
        <StripeCardFields {...slot} load={method.load} brands={brands} onReady={report} />
      </Suspense>
    );
  }

  return { id: method.id, isOffered: method.isOffered, Fields };
}
