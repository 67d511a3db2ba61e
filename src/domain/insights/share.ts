import { object, string, type ObjectSchema } from 'yup';
import type { EventMinute, InsightsShare, InsightsShareDraft } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import { isEmail } from '../text/email';
import { instantOf, momentOf } from '../time/eventTime';

export type ShareStatus = 'active' | 'expired' | 'revoked';

export function shareStatus({ revoked, expires }: InsightsShare, now: number): ShareStatus {
  if (revoked !== null) return 'revoked';
  return expires !== null && Date.parse(expires) <= now ? 'expired' : 'active';
}

/** A share as its form has it. */
export interface ShareValues {
  email: string;
  /** On the event's clocks; '' for no end. */
  expires: EventMinute;
}

export const newShare: ShareValues = { email: '', expires: '' };

/** Whom a dashboard is shared with, and until when. Messages are i18n keys. */
export const shareSchema = (timeZone: string, now: () => number): ObjectSchema<ShareValues> =>
  object({
    email: string()
      .trim()
      .default('')
      .required('validation.emailRequired')
      .test('email', 'validation.emailInvalid', isEmail),
    expires: string()
      .default('')
      .defined()
      .test('date', 'validation.dateInvalid', (value) => value === '' || instantOf(value, timeZone) !== null)
      .test('later', 'organizer.insights.error.expires', (value) => {
        const moment = momentOf(value, timeZone);
        return moment === null || moment > now();
      }),
  });

export function shareDraft(
  { email, expires }: ShareValues,
  { eventId, timeZone }: { eventId: string; timeZone: string },
): InsightsShareDraft {
  const end = expires === '' ? null : instantOf(expires, timeZone);
  return { eventId, email: email.trim(), ...(end !== null && { expires: end }) };
}

/** They have access already; or it was revoked before. */
const conflicts = 4091;

/** Why a dashboard was not shared. Where no answer came the link is lost with it, whether or not the share is there. */
export function shareProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.insights.problem.uncertain' }, isUncertain };
  if (code === conflicts) return { message: { key: 'organizer.insights.problem.shared' }, field: 'email' };
  return saveProblem(failure);
}

/** Why access was not revoked. */
export const revokeProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === conflicts
    ? { message: { key: 'organizer.insights.problem.revoked' } }
    : saveProblem(failure);
