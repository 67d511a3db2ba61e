'use client';
import { useCallback, useMemo } from 'react';
import { cardBrands } from '../../domain';
import {
  stripePayment,
  type StripeInput,
  type StripePaymentOptions,
} from '../../payments/stripe/stripePayment';
import { StripeCardFields } from '../../themed/payment/StripeCardFields';
import { readyWith, type PaymentFieldsProps } from './paymentOption';
import { useToldLoad } from './useToldLoad';

/** The card fields of one Stripe method, which stay with it however often they are shown. */
export function createStripeFields(options: StripePaymentOptions) {
  const method = stripePayment(options);

  return function StripeFields({ slot, widget, siteConf, onReady, onError }: PaymentFieldsProps) {
    const load = useToldLoad(method.load, onError);
    const brands = useMemo(() => cardBrands(widget, siteConf.features), [widget, siteConf]);
    const report = useCallback(
      (input: StripeInput | null) => onReady(input && readyWith(method, input)),
      [onReady],
    );
    return <StripeCardFields {...slot} load={load} brands={brands} onReady={report} />;
  };
}
