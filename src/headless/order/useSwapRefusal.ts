'use client';
import type { RefObject } from 'react';
import type { Problem } from '../../domain';
import { useFocusWhen } from '../useFocusWhen';

interface SwapRefusal {
  /** A check waits for the buyer, which has not failed. */
  isChecking: boolean;
  /** Another try would come to the same. */
  isWithdrawn: boolean;
  /** For the heading that says why: it takes the focus of a refusal, and leaves it to a check. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Why the tickets of a swap can't be held, and what can be done. 000 §4 Swap, §8. `null` while nothing has gone wrong. */
export function useSwapRefusal(problem: Problem | null): SwapRefusal {
  const key = problem?.message.key;
  const isChecking = key === 'error.captchaUnanswered';
  return {
    isChecking,
    isWithdrawn: key === 'swap.withdrawn',
    headingRef: useFocusWhen<HTMLHeadingElement>(problem !== null && !isChecking),
  };
}
