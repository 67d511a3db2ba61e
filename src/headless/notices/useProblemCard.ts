'use client';
import type { RefObject } from 'react';
import type { Problem } from '../../domain';
import { useFading, type FadingPhase } from './useFading';
import { useHeld } from './useHeld';

interface ProblemCardOptions {
  /** A new object is a new problem and starts its time anew. */
  problem: Problem | null;
  /** The live region around it: time stands still while somebody looks at it, and it has the focus once the problem was closed. */
  regionRef: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  /** It was shown for its time and has faded. */
  onExpire: () => void;
}

interface ProblemCardState {
  phase: FadingPhase;
  /** Milliseconds. */
  fadeFor: number;
  dismiss: () => void;
}

/** An order error fades for a second (000 §8), a banner is cleared after 600 ms (000 §9). In milliseconds. */
const fadeTimeOf = ({ showFor }: Problem): number => (showFor >= 20_000 ? 1_000 : 600);

/** For how long a problem is shown, and where the focus goes when it is closed. */
export function useProblemCard({
  problem,
  regionRef,
  onDismiss,
  onExpire,
}: ProblemCardOptions): ProblemCardState {
  const isHeld = useHeld(regionRef);
  const fadeFor = problem ? fadeTimeOf(problem) : 0;
  const showFor = problem?.showFor ?? 0;
  const phase = useFading({ of: problem, showFor, fadeFor, isHeld, onFaded: onExpire });
  return {
    phase,
    fadeFor,
    dismiss: () => {
      // What was pressed goes with the words; whoever pressed it stays where they were.
      regionRef.current?.setAttribute('tabindex', '-1');
      regionRef.current?.focus({ preventScroll: true });
      onDismiss();
    },
  };
}
