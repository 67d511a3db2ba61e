import { number, object, string, type ObjectSchema } from 'yup';
import type { TenantPromoCode, TenantPromoCodeDraft } from '../../contract';
import { momentOf } from '../time/eventTime';

/** A promotion code of the account as a form has it. */
export interface PromoCodeValues {
  code: string;
  percentOff: number | null;
  /** `null`: as many as come. */
  limit: number | null;
  /** Wall-clock minute (`2026-03-01T23:59`); '' when it never ends. */
  expires: string;
}

export const newPromoCode: PromoCodeValues = { code: '', percentOff: null, limit: null, expires: '' };

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1;

/** The rules of a code; `expires` is told in `timeZone` (IANA). Answers i18n keys. */
export const promoCodeSchema = (timeZone: string, now: number): ObjectSchema<PromoCodeValues> =>
  object({
    code: string()
      .default('')
      .defined()
      .test('letters', 'organizer.members.error.code', (value) => /^[\w-]{3,30}$/.test(value.trim())),
    percentOff: number()
      .nullable()
      .default(null)
      .defined()
      .test(
        'share',
        'organizer.members.error.percent',
        (value) => value !== null && value >= 1 && value <= 100,
      ),
    limit: number()
      .nullable()
      .default(null)
      .defined()
      .test('whole', 'organizer.members.error.limit', (value) => value === null || isCount(value)),
    expires: string()
      .default('')
      .defined()
      .test('later', 'organizer.members.error.expires', (value) => {
        if (value === '') return true;
        const moment = momentOf(value, timeZone);
        return moment !== null && moment > now;
      }),
  });

export function promoCodeDraft(values: PromoCodeValues, timeZone: string): TenantPromoCodeDraft {
  const { code, percentOff, limit, expires } = values;
  const end = expires === '' ? null : momentOf(expires, timeZone);
  return {
    code: code.trim(),
    percentOff: percentOff ?? 0,
    ...(limit !== null && { limit }),
    ...(end !== null && { expires: new Date(end).toISOString() }),
  };
}

/** Whether a code may still be used. `now` in milliseconds since the epoch. */
export function promoCodeState(code: TenantPromoCode, now: number): 'usable' | 'usedUp' | 'ended' {
  if (code.expires !== null && Date.parse(code.expires) <= now) return 'ended';
  return code.limit !== null && code.uses >= code.limit ? 'usedUp' : 'usable';
}
