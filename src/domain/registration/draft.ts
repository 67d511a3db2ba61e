import type { RegistrationValues } from './values';

const parts = ['attendees', 'buyer', 'billing', 'card'] as const;

/** What a store gave back, if it still has the form's shape; anything else is no draft. */
export function readDraft(stored: unknown): RegistrationValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const draft = stored as Partial<Record<(typeof parts)[number], unknown>>;
  const isWhole = parts.every((part) => typeof draft[part] === 'object' && draft[part] !== null);
  return isWhole ? (stored as RegistrationValues) : undefined;
}
