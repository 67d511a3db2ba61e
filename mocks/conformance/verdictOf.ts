import { ApiError } from '../../src/client';

/**
 * `conforms`: answered as the contract promises. `refused`: said no, in the contract's way. `differs`: answered
 * something else, or nothing. `skipped`: not asked.
 */
export type Outcome = (typeof outcomes)[number];
export const outcomes = ['conforms', 'refused', 'differs', 'skipped'] as const;

export interface Verdict {
  call: string;
  outcome: Outcome;
  because: string;
}

/** What was found, or what was tried when there is nothing wrong. */
export const verdictOf = (call: string, problems: readonly string[], because: string): Verdict =>
  problems.length > 0
    ? { call, outcome: 'differs', because: problems.join('; ') }
    : { call, outcome: 'conforms', because };

export const skipped = (call: string, because: string): Verdict => ({ call, outcome: 'skipped', because });

/** The answer, or the error it was refused with. */
export async function outcomeOf<T>(run: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

export const codeOf = ({ status, code }: ApiError): string => `${status} with code ${code}`;
