/** Which generation of a feature an event has, as far as a page has to tell them apart. */
export type Generation = 'V1' | 'V2';

/** Versions are requested numeric event ids only. 000 §7. */
export const hasVersions = (eventId: string): boolean => /^\d+$/.test(eventId);

/**
 * The generation in a version string: whatever contains `V2` (`V2_PAID`, `V2_RSVP`, `V2_FREE`) is `V2`. `null` when it says
 * nothing about one; `V1` is assumed then. 000 §7, FAULTS F56.
 */
export function generationOf(version: unknown): Generation | null {
  if (typeof version !== 'string') return null;
  if (version.includes('V2')) return 'V2';
  return version.trim() === 'V1' ? 'V1' : null;
}
