import type { Person } from '../../contract';
import type { Prefill } from '../../embed/prefill';

/** Who the form begins with: the signed-in person, and what the host knows besides. */
export function prefilled(me: Person | null | undefined, prefill: Prefill | undefined): Person | null {
  if (!prefill) return me ?? null;
  const company = me?.company || prefill.company;
  return {
    ...me,
    'first-name': me?.['first-name'] || (prefill.firstName ?? ''),
    'last-name': me?.['last-name'] || (prefill.lastName ?? ''),
    'primary-email': me?.['primary-email'] || (prefill.email ?? ''),
    ...(company && { company }),
  };
}
