'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../client';
import type { PromotionBulk, PromotionCode } from '../../../contract';
import { promotionProblem } from '../../../domain/promotions';
import type { SaveProblem } from '../../../domain';
import { problemOf } from '../resource/useSave';
import type { PromotionCalls } from './promotionCalls';

/** How far the making of many promotions is. What was made stays, whatever becomes of the rest. */
export type PromotionRunState =
  | { at: 'idle' }
  | { at: 'running'; made: number; requested: number }
  | {
      at: 'ended';
      made: readonly PromotionCode[];
      requested: number;
      /** Codes whose making was on its way when it ended: they may be there or not. */
      uncertain: number;
      isStopped: boolean;
      /** Why it ended early. */
      problem: SaveProblem | null;
    };

/** Codes a call makes: enough to be quick, few enough to show its progress. */
const perCall = 250;

/**
 * Makes many promotions in several calls, each of which makes all of its own or none: with progress, and an end at any moment.
 * 002 §7, §9 Bulk promo create.
 */
export function usePromotionRun(createMany: PromotionCalls['createMany']) {
  const [state, setState] = useState<PromotionRunState>({ at: 'idle' });
  const running = useRef<AbortController>(undefined);
  /** Resolves when it has ended, whichever way; rejects when the first call was refused, for then nothing was made. */
  const run = useCallback(
    async ({ bulkQuantity: requested, ...terms }: PromotionBulk): Promise<void> => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const wasStopped = () => signal.aborted;
      const made: PromotionCode[] = [];
      const end = (rest: { uncertain: number; isStopped: boolean; problem: SaveProblem | null }) =>
        setState({ at: 'ended', made, requested, ...rest });
      while (made.length < requested) {
        if (signal.aborted) {
          end({ uncertain: 0, isStopped: true, problem: null });
          return;
        }
        setState({ at: 'running', made: made.length, requested });
        const bulkQuantity = Math.min(perCall, requested - made.length);
        try {
          made.push(...(await createMany({ ...terms, bulkQuantity }, signal)));
        } catch (error) {
          const isStopped = wasStopped();
          const isUncertain = isStopped || (error instanceof ApiError && error.outcomeUnknown);
          if (made.length === 0 && !isUncertain) {
            setState({ at: 'idle' });
            throw error;
          }
          end({
            uncertain: isUncertain ? bulkQuantity : 0,
            isStopped,
            problem: isStopped ? null : problemOf(error, promotionProblem('other')),
          });
          return;
        }
      }
      end({ uncertain: 0, isStopped: false, problem: null });
    },
    [createMany],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const reset = useCallback(() => setState({ at: 'idle' }), []);
  return { state, run, stop, reset };
}
