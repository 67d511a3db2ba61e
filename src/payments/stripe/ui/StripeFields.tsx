'use client';
import { useCallback, useMemo } from 'react';
import { cardBrands } from '../../../domain';
import { stripePayment, type StripeInput, type StripePaymentOptions } from '../stripePayment';
import { StripeCardFields } from './StripeCardFields';
import { readyWith, type PaymentFieldsProps } from '../../ui/paymentOption';
import { useReportedLoad } from '../../ui/useReportedLoad';

/** The card fields of one Stripe method, which stay with it however often they are shown. */
export function createStripeFields(options: StripePaymentOptions) {
  const method = stripePayment(options);

  return function StripeFields({ slot, widget, siteConf, onReady, onError }: PaymentFieldsProps) {
    const load = useReportedLoad(method.load, onError);
    const brands = useMemo(() => cardBrands(widget, siteConf.features), [widget, siteConf]);
    const report = useCallback(
      (input: StripeInput | null) => onReady(input && readyWith(method, input)),
      [onReady],
    );
    return <StripeCardFields {...slot} load={load} brands={brands} onReady={report} />;
  };
}
