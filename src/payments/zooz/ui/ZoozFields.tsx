'use client';
import { useCallback } from 'react';
import { useEnvironment } from '../../../hooks';
import { zoozPayment, type ZoozPaymentOptions } from '../zoozPayment';
import type { ZoozInput } from '../zoozSession';
import { ZoozFrame } from './ZoozFrame';
import { readyWith, type PaymentFieldsProps } from '../../ui/paymentOption';
import { useLatest } from '../../../react';

/** The frame of one zooz method. */
export function createZoozFields(options: ZoozPaymentOptions) {
  const method = zoozPayment(options);

  return function ZoozFields({ slot, hold, onReady, onError }: PaymentFieldsProps) {
    const { client } = useEnvironment();
    // A hold that is read again is the same order: its frame stays, and what was typed in it.
    const latestRef = useLatest(hold);
    const open = useCallback(() => method.open(client, latestRef.current), [client, latestRef]);
    const report = useCallback(
      (input: ZoozInput | null) => onReady(input && readyWith(method, input)),
      [onReady],
    );
    // By invoice its payment is canceled: coming back opens another one.
    if (hold.isPayByInvoice) return null;
    return <ZoozFrame key={hold.token} {...slot} open={open} onReady={report} onError={onError} />;
  };
}
