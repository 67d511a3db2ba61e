import { ApiError } from '../../src/client';
import type { Verdict } from './checkCall';

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
