import { initialValues } from './answers';
import type { Answer, Answers, RegistrationValues } from './values';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parts = ['attendees', 'buyer', 'billing', 'card'] as const;

/**
 * What a store gave back, if it still has the form's shape; anything else is no draft. Members that an older version did not know,
 * or stored in another way, are as if nothing had been typed.
 */
export function readDraft(stored: unknown): RegistrationValues | undefined {
  if (!isPart(stored) || !parts.every((part) => isPart(stored[part]))) return undefined;
  const empty = initialValues({ locale: 'en' });
  const { buyer, billing, card, legalAgreement, additionalTermsConsent, showInCommunity } = stored;
  const isTrue = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    attendees: answersIn(stored['attendees'] as Part),
    buyer: textsIn(buyer as Part, empty.buyer),
    billing: textsIn(billing as Part, empty.billing),
    card: { ...empty.card, cardName: textsIn(card as Part, { cardName: '' }).cardName },
    legalAgreement: isTrue(legalAgreement, false),
    additionalTermsConsent: isTrue(additionalTermsConsent, false),
    showInCommunity: isTrue(showInCommunity, true),
    ...(isPart(stored['custom']) && { custom: onlyTexts(stored['custom']) }),
    ...(isPart(stored['files']) && { files: filesIn(stored['files']) }),
  };
}

const textsIn = <Fields extends Record<string, string>>(stored: Part, empty: Fields): Fields =>
  Object.fromEntries(
    Object.entries(empty).map(([name, otherwise]) => {
      const text = stored[name];
      return [name, typeof text === 'string' ? text : otherwise];
    }),
  ) as Fields;

/** Under whatever names: the page may have changed its fields since. */
const onlyTexts = (stored: Part): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const filesIn = (stored: Part): NonNullable<RegistrationValues['files']> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([key, file]) => {
      if (!isPart(file)) return [];
      const { name, size } = file;
      return typeof name === 'string' && typeof size === 'number' ? [[key, { name, size }]] : [];
    }),
  );

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || (Array.isArray(value) && value.every((text) => typeof text === 'string'));

const answersIn = (stored: Part): Answers =>
  Object.fromEntries(
    Object.entries(stored)
      .filter((entry): entry is [string, Part] => isPart(entry[1]))
      .map(([ticket, given]) => [ticket, onlyAnswers(given)]),
  );

const onlyAnswers = (given: Part): Record<string, Answer> =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, Answer] => isAnswer(entry[1])));
