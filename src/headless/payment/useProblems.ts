'use client';
import { useEffect } from 'react';
import type { PaymentProblem, PaymentSlot } from './slot';

const none: readonly PaymentProblem[] = [];

/** Tells the form what is still wrong with the fields of a method; nothing once they are gone. Keep `problems` between renders. */
export function useProblems(
  onProblems: PaymentSlot['onProblems'] | undefined,
  problems: readonly PaymentProblem[],
): void {
  useEffect(() => onProblems?.(problems), [onProblems, problems]);
  useEffect(() => () => onProblems?.(none), [onProblems]);
}
