'use client';
import { useId, useMemo, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import type { CardField, CardState, PaymentSlot } from '../../headless/payment/slot';
import { useFieldError, useFields } from '../../headless/form/FieldsContext';
import * as css from './RegistrationForm.css';

export interface PaymentSectionProps {
  payment: (slot: PaymentSlot) => ReactNode;
  onFocusable: PaymentSlot['onFocusable'];
  onMessages: (messages: CardState['messages']) => void;
  onProblems: PaymentSlot['onProblems'];
}

const providerFields = ['number', 'expiry', 'cvc'] as const;

/** Where the fields of the way to pay go. The form keeps how complete they are, never what is in them. */
export function PaymentSection({ payment, onFocusable, onMessages, onProblems }: PaymentSectionProps) {
  const t = useT();
  const titleId = useId();
  const { methods } = useFields();
  const { submitCount } = useFormState({ control: methods.control });
  const showErrors = submitCount > 0;
  const number = useFieldError('card.number', '');
  const expiry = useFieldError('card.expiry', '');
  const cvc = useFieldError('card.cvc', '');
  const cardName = useFieldError('card.cardName', '');
  const slot = useMemo((): PaymentSlot => {
    const recheck = (field: CardField) => {
      if (methods.getFieldState(`card.${field}`).error) void methods.trigger(`card.${field}`);
    };
    return {
      errors: {
        ...(number && { number }),
        ...(expiry && { expiry }),
        ...(cvc && { cvc }),
        ...(cardName && { cardName }),
      },
      cardName: methods.getValues('card.cardName'),
      onCardNameChange: (name) => methods.setValue('card.cardName', name, { shouldDirty: true }),
      onCardChange: ({ status, messages }) => {
        for (const field of providerFields) {
          methods.setValue(`card.${field}`, status[field]);
          recheck(field);
        }
        onMessages(messages);
      },
      onCardFieldBlur: (field) => void methods.trigger(`card.${field}`),
      onFocusable,
      onProblems,
      showErrors,
    };
  }, [methods, number, expiry, cvc, cardName, onFocusable, onMessages, onProblems, showErrors]);
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId}>
        {t('registration.payment')}
      </Heading>
      {payment(slot)}
    </section>
  );
}
