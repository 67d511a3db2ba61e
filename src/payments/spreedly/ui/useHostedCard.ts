'use client';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { hostedCardSchema, lastCardYear, type Clock, type HostedCardValues } from '../../../domain';
import { useT, type MessageKey } from '../../../i18n';
import type { HostedFieldState } from '../..';

type Hosted = 'number' | 'cvv';
export type HostedCardField = Hosted | keyof HostedCardValues;

/** As they stand in the form. */
const ownFields = ['month', 'year', 'firstName', 'lastName'] as const;

/** What is filled in: our own fields by value, the hosted ones by whether they are right. */
export interface HostedCard {
  values: HostedCardValues;
  isRight: Record<Hosted, boolean>;
  /** Counts the changes, so that a token is known to be of this card. */
  version: number;
}

interface Changes {
  values?: Partial<HostedCardValues>;
  isRight?: Partial<Record<Hosted, boolean>>;
}

const change = (card: HostedCard, { values, isRight }: Changes): HostedCard => ({
  values: { ...card.values, ...values },
  isRight: { ...card.isRight, ...isRight },
  version: card.version + 1,
});

const empty: HostedCard = {
  values: { month: '', year: '', firstName: '', lastName: '' },
  isRight: { number: false, cvv: false },
  version: 0,
};

/** The card as far as this page knows it, and where its buyer is. 000 §5 Hosted card form. */
export function useHostedCard(clock: Pick<Clock, 'now'>) {
  const t = useT();
  const [card, update] = useReducer(change, empty);
  const [active, setActive] = useState<HostedCardField | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<HostedCardField>>(new Set());
  const schema = useMemo(() => hostedCardSchema(clock), [clock]);

  const leave = useCallback((field: HostedCardField) => {
    setActive((current) => (current === field ? null : current));
    setTouched((fields) => new Set(fields).add(field));
  }, []);
  const onField = useCallback(
    (field: Hosted, type: string, { validNumber, validCvv }: HostedFieldState) => {
      if (type === 'focus') setActive(field);
      if (type === 'blur') leave(field);
      if (type === 'input')
        update({
          isRight: {
            ...(validNumber !== undefined && { number: validNumber }),
            ...(validCvv !== undefined && { cvv: validCvv }),
          },
        });
    },
    [leave],
  );
  /** What is wrong with it, whether or not it is time to say so. */
  const wrong = useMemo(() => {
    const found: Partial<Record<HostedCardField, string>> = {};
    if (!card.isRight.number) found.number = t('payment.spreedly.numberInvalid');
    for (const field of ownFields) {
      try {
        schema.validateSyncAt(field, card.values);
      } catch (error) {
        const key = (error as Error).message as MessageKey;
        found[field] = t(key, { max: lastCardYear(clock) });
      }
    }
    if (!card.isRight.cvv) found.cvv = t('payment.spreedly.cvvInvalid');
    return found;
  }, [card, schema, clock, t]);
  return { card, update, active, setActive, touched, leave, onField, wrong };
}
