import { warn } from '../../../diagnostics';
import type { FormPart } from './FormContext';

export interface NeededParts {
  /** There are fields of a payment. */
  isPaidHere: boolean;
  /** There are fields of the page's own. */
  hasFields: boolean;
}

/** Development only: parts without which the form can't be sent. */
export function warnOfMissingParts(
  seen: ReadonlySet<FormPart>,
  { isPaidHere, hasFields }: NeededParts,
): void {
  const needed: FormPart[] = ['Buyer', 'Attendees', 'Billing', 'Consents', 'Submit'];
  if (isPaidHere) needed.push('Payment');
  if (hasFields) needed.push('Fields');
  for (const part of needed)
    if (!seen.has(part)) warn('BX1014', `The registration form is arranged without its part "${part}".`);
}
