'use client';
import { useCallback, useMemo } from 'react';
import { cardBrands } from '../../../domain';
import { useEnvironment } from '../../../hooks';
import { spreedlyPayment, type SpreedlyInput, type SpreedlyPaymentOptions } from '../spreedlyPayment';
import { HostedCardFields } from './HostedCardFields';
import { readyWith, type PaymentFieldsProps } from '../../ui/paymentOption';
import { useReportedLoad } from '../../ui/useReportedLoad';

/** The hosted card fields of one Spreedly method, which stay with it however often they are shown. */
export function createSpreedlyFields(options: SpreedlyPaymentOptions) {
  const method = spreedlyPayment(options);

  return function SpreedlyFields({ slot, widget, siteConf, onReady, onError }: PaymentFieldsProps) {
    const { clock } = useEnvironment();
    const open = useReportedLoad(method.openFields, onError);
    const brands = useMemo(() => cardBrands(widget, siteConf.features), [widget, siteConf]);
    const report = useCallback(
      (input: SpreedlyInput | null) => onReady(input && readyWith(method, input)),
      [onReady],
    );
    return <HostedCardFields {...slot} open={open} brands={brands} clock={clock} onReady={report} />;
  };
}
