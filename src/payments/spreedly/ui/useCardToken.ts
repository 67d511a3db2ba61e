'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HostedFields, SpreedlyError, SpreedlyInput } from '../..';
import type { HostedCard } from './useHostedCard';
import { useLatest } from '../../../react';

/** One object, since what is reported to the form hangs on it. */
const none: CardToken = { at: 'none' };

/** 000 §4, §9: card check debounce, in milliseconds. */
const settleTime = 300;

/** Of the card as it stands: nothing was asked, the vault is asked, it has a token, or it was refused one. */
export type CardToken =
  | { at: 'none' | 'asked' | 'known' }
  | { at: 'refused'; errors: readonly SpreedlyError[] };

interface Options {
  fields: HostedFields | null;
  card: HostedCard;
  /** Everything is right. */
  isComplete: boolean;
  /** The buyer is in one of the fields. */
  isEdited: boolean;
}

/**
 * Asks for the token of the card by itself once everything is right and no field is being edited; a change drops the token,
 * and it is requested again. 000 §4 Hosted card fields.
 */
export function useCardToken({ fields, card, isComplete, isEdited }: Options) {
  const [known, setKnown] = useState<CardToken & { version: number }>();
  const latestRef = useLatest(card);
  const requested = useRef<{ version: number; of: HostedFields; token: Promise<string> }>(undefined);

  const request = useCallback((): Promise<string> => {
    if (!fields) return Promise.reject(new Error('The card fields are not there.'));
    const { version, values } = latestRef.current;
    if (requested.current?.version === version && requested.current.of === fields)
      return requested.current.token;
    const token = fields.tokenize({
      first_name: values.firstName.trim(),
      last_name: values.lastName.trim(),
      month: values.month.trim(),
      // 000 §9: 20 plus the two digits.
      year: `20${values.year.trim()}`,
    });
    requested.current = { version, of: fields, token };
    setKnown({ at: 'asked', version });
    token.then(
      () => setKnown((now) => (now?.version === version ? { at: 'known', version } : now)),
      (cause: unknown) => {
        if (requested.current?.token === token) requested.current = undefined;
        setKnown((now) =>
          now?.version === version ? { at: 'refused', errors: errorsOf(cause), version } : now,
        );
      },
    );
    return token;
  }, [fields, latestRef]);

  const state: CardToken = known?.version === card.version ? known : none;
  const isDue = fields !== null && isComplete && !isEdited && state.at === 'none';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void request().catch(() => undefined), settleTime);
    return () => clearTimeout(timer);
  }, [isDue, card.version, request]);

  const input = useMemo((): SpreedlyInput | null => fields && { token: request }, [fields, request]);
  return { state, input, requestAgain: () => void request().catch(() => undefined) };
}

/** The provider's own, whatever else was thrown. */
const errorsOf = (cause: unknown): readonly SpreedlyError[] =>
  cause instanceof Error && 'errors' in cause ? (cause.errors as readonly SpreedlyError[]) : [];
