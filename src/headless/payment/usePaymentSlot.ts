'use client';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { useFieldError, useFields } from '../form/FieldsContext';
import type { CardField, CardState, PaymentSlot } from './slot';

/** Where the fields report to. Each function must be the same each time. */
interface PaymentSlotOptions extends Pick<
  PaymentSlot,
  'onFocusable' | 'onProblems' | 'onOwnSubmit' | 'submitContainer'
> {
  onMessages: (messages: CardState['messages']) => void;
}

const providerFields = ['number', 'expiry', 'cvc'] as const;

/** What the form gives to the fields of the payment option. It keeps how complete they are, never what is in them. */
export function usePaymentSlot(options: PaymentSlotOptions): PaymentSlot {
  const { onFocusable, onMessages, onProblems, onOwnSubmit, submitContainer } = options;
  const { methods } = useFields();
  const { submitCount } = useFormState({ control: methods.control });
  const showErrors = submitCount > 0;
  const number = useFieldError('card.number', '');
  const expiry = useFieldError('card.expiry', '');
  const cvc = useFieldError('card.cvc', '');
  const cardName = useFieldError('card.cardName', '');
  return useMemo((): PaymentSlot => {
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
      onOwnSubmit,
      submitContainer,
    };
  }, [
    methods,
    number,
    expiry,
    cvc,
    cardName,
    onFocusable,
    onMessages,
    onProblems,
    showErrors,
    onOwnSubmit,
    submitContainer,
  ]);
}
