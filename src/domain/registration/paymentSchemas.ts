import { boolean, object, string } from 'yup';
import type { Clock } from '../time/clock';
import { isEmail } from '../text/email';
import { email, text } from '../forms/textSchema';

/** What a buyer types beside the hosted number and CVC fields. Month and year as typed: two digits at most. */
export interface HostedCardValues {
  month: string;
  year: string;
  firstName: string;
  lastName: string;
}

/** Years a card may still be valid for, counted from this one. 000 §9 Card year range. */
const cardYears = 20;

/** The two digits of this year. */
const yearOf = (clock: Pick<Clock, 'now'>): number => new Date(clock.now()).getFullYear() % 100;

/** The last two-digit year a card may have; the `max` of the year's message. */
export const lastCardYear = (clock: Pick<Clock, 'now'>): number => yearOf(clock) + cardYears;

const digits = /^\d{1,2}$/;

/** Month, year and name of a card whose number and CVC are hosted. 000 §5 Hosted card form. Messages are i18n keys. @public */
export const hostedCardSchema = (clock: Pick<Clock, 'now'>) => {
  const first = yearOf(clock);
  return object({
    month: text().test(
      'month',
      'validation.card.monthInvalid',
      (value) => digits.test(value) && Number(value) >= 1 && Number(value) <= 12,
    ),
    year: text()
      .test(
        'future',
        'validation.card.yearInvalid',
        (value) => /^\d{2}$/.test(value) && Number(value) >= first,
      )
      .test('near', 'validation.card.yearTooLate', (value) => !(Number(value) > first + cardYears)),
    firstName: text().required('validation.firstNameRequired'),
    lastName: text().required('validation.lastNameRequired'),
  });
};

const refundAddress = () =>
  text().required('validation.refundAddressRequired').max(150, 'validation.addressTooLong');

/** 000 §3 Bitcoin form, §5. `bitcoinSource` is the id of what the provider generated. Messages are i18n keys. @public */
export const bitcoinSchema = () =>
  object({
    bitcoinEmail: email(true, {
      required: 'validation.bitcoin.emailRequired',
      invalid: 'validation.bitcoin.emailInvalid',
    }),
    bitcoinRefundAddress: refundAddress(),
    bitcoinSource: string().default('').required('validation.bitcoin.sourceMissing'),
    bitcoinPaymentAccepted: boolean().default(false).oneOf([true], 'validation.bitcoin.paymentMissing'),
  });

/** Whether a bitcoin address can be requested: with a valid email, once the provider's script is there and at rest. 000 §5. */
export const canGenerateAddress = (
  bitcoinEmail: string,
  script: { loaded: boolean; loading: boolean },
): boolean => isEmail(bitcoinEmail.trim()) && script.loaded && !script.loading;

/** The legacy bitcoin panel. 000 §5. Messages are i18n keys. */
export const legacyBitcoinSchema = () => object({ email: email(true), refundAddress: refundAddress() });
