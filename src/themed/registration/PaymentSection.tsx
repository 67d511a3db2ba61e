'use client';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import type { CardState, PaymentSlot } from '../../headless/payment/slot';
import { usePaymentSlot } from '../../headless/payment/usePaymentSlot';
import * as css from './RegistrationForm.css';

export interface PaymentSectionProps extends Pick<
  PaymentSlot,
  'onFocusable' | 'onProblems' | 'onOwnSubmit' | 'submitContainer'
> {
  payment: (slot: PaymentSlot) => ReactNode;
  onMessages: (messages: CardState['messages']) => void;
}

/** Where the fields of the payment option go. The form keeps how complete they are, never what is in them. */
export function PaymentSection({ payment, ...options }: PaymentSectionProps) {
  const t = useT();
  const titleId = useId();
  const slot = usePaymentSlot(options);
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId} className={css.title}>
        {t('registration.payment')}
      </Heading>
      {payment(slot)}
    </section>
  );
}
