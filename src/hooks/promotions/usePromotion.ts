'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../client';
import type { Message, Selection } from '../../domain';
import { useLatest } from '../../react';
import { useEnvironment } from '../environment';
import { readPromotionCookie, writePromotionCookie } from './promotionCookie';
import { ticketsQuery } from '../tickets/useTickets';

/** The promotion code in force and its panel. 000 §4. */
export interface Promotion {
  /** The code in force; tickets are fetched with it. */
  code: string | null;
  /** Why the last code was refused. */
  error: Message | null;
  isApplying: boolean;
  /** The code that is tried at this moment; the given one from the first render on. */
  trying: string | null;
  apply: (code: string) => void;
  cancel: () => void;
}

/** The code that a panel begins with, and what is done with one. */
export interface PromotionOptions {
  /**
   * The code to begin with, e.g. from the page's address; another one is tried when it comes, and an empty one takes away what is in
   * force. Default: the one of an earlier visit.
   */
  given?: string | undefined;
  /** Why tickets can't be read with the code any more, from `useTickets`: the code is dropped and this said (FAULTS F08). */
  refusal?: ApiError | null | undefined;
}

/** 000 §9: milliseconds between pressing Apply and the call. */
const applyDelay = 500;

/**
 * 000 §4 Promotion: a code is tried by fetching tickets with it. Success puts it in force and in a cookie; failure
 * shows why and clears both. Of several attempts the last one counts (FAULTS F07).
 * @public
 */
export function usePromotion(
  eventId: string,
  selection: Selection,
  { given, refusal = null }: PromotionOptions = {},
): Promotion {
  const { client, tabStore } = useEnvironment();
  const queries = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<Message | null>(null);
  const [trying, setTrying] = useState(given?.trim() || null);
  const selectionRef = useLatest(selection);
  const attempts = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(
    (applied: string | null, problem: Message | null) => {
      setCode(applied);
      setError(problem);
      setTrying(null);
      writePromotionCookie(eventId, applied, tabStore);
    },
    [eventId, tabStore],
  );

  const attempt = useCallback(
    async (wanted: string, chosen: Selection) => {
      attempts.current += 1;
      const mine = attempts.current;
      const isLast = () => mine === attempts.current;
      setTrying(wanted);
      setError(null);
      try {
        await queries.query({
          ...ticketsQuery(client, eventId, { selection: chosen, code: wanted }),
          staleTime: 0,
        });
        if (isLast()) settle(wanted, null);
      } catch (cause) {
        if (isLast()) settle(null, messageOf(wanted, cause));
      }
    },
    [client, eventId, queries, settle],
  );

  const apply = useCallback(
    (wanted: string) => {
      clearTimeout(timer.current);
      // Whatever is still on its way is not what is wanted now.
      attempts.current += 1;
      const { current: chosen } = selectionRef;
      timer.current = setTimeout(() => void attempt(wanted.trim(), chosen), applyDelay);
    },
    [attempt, selectionRef],
  );

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    attempts.current += 1;
    settle(null, null);
  }, [settle]);

  useEffect(() => {
    const first = given?.trim() ?? readPromotionCookie(eventId, tabStore);
    // A later tick, so that StrictMode's rehearsal is cleaned up before anything is sent.
    const start = setTimeout(() => {
      if (first) void attempt(first, {});
      else if (first === '') cancel();
    }, 0);
    return () => clearTimeout(start);
  }, [attempt, cancel, eventId, given, tabStore]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [dropped, setDropped] = useState<ApiError | null>(null);
  if (code !== null && refusal) {
    setDropped(refusal);
    setCode(null);
    setError(messageOf(code, refusal));
  }
  useEffect(() => {
    if (dropped) writePromotionCookie(eventId, null, tabStore);
  }, [dropped, eventId, tabStore]);

  return { code, error, isApplying: trying !== null, trying, apply, cancel };
}

/** 000 §8 Promotion: a message built from the code and the server's words. */
function messageOf(code: string, cause: unknown): Message {
  const said = cause instanceof ApiError ? cause.failure?.message : undefined;
  return said ? { key: 'error.promotion', values: { code, message: said } } : { key: 'error.default' };
}
