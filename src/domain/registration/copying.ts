import { visibleQuestions, textsOf, type AttendeeQuestion, type AttendeeSection } from './answers';
import { knownAnswer } from './knownAnswer';
import { personOf } from './knownPerson';
import type { Answer, RegistrationContext, RegistrationValues } from './values';

/** A field and what it would hold instead. */
export interface Copy {
  name: `attendees.${string}.${string}` | `buyer.${keyof RegistrationValues['buyer']}`;
  value: Answer;
}

/** What is new about a copy: fields that are still empty, and those that say something else. */
export interface Copies {
  empty: Copy[];
  other: Copy[];
}

/** A file and a consent are somebody's own, and an address is where each needs another. */
const isOwn = ({ type, attributeKey }: AttendeeQuestion, { uniqueEmails }: RegistrationContext) =>
  type === 'file' || type === 'consent' || (uniqueEmails === true && attributeKey === 'email');

/** From one attendee to another: what the first was asked. */
export function copiesOfAttendee(
  values: RegistrationValues,
  context: RegistrationContext,
  [from, to]: readonly [AttendeeSection, AttendeeSection],
): Copies {
  const given = values.attendees[from.key] ?? {};
  const now = values.attendees[to.key] ?? {};
  return split(
    visibleQuestions(from.questions, ({ key }) => given[key])
      .filter((question) => !isOwn(question, context))
      .map(({ key }) => [{ name: `attendees.${to.key}.${key}`, value: given[key] ?? '' }, now[key]]),
  );
}

/** From the buyer to an attendee: what both are asked. */
export function copiesOfBuyer(values: RegistrationValues, to: AttendeeSection, locale: string): Copies {
  const now = values.attendees[to.key] ?? {};
  const buyer = personOf(values);
  return split(
    visibleQuestions(to.questions, ({ key }) => now[key]).map((question) => [
      { name: `attendees.${to.key}.${question.key}`, value: knownAnswer(buyer, question, locale) },
      now[question.key],
    ]),
  );
}

const buyerFields = ['firstName', 'lastName', 'email'] as const;

/** From an attendee to the buyer. */
export function copiesToBuyer(values: RegistrationValues, from: AttendeeSection): Copies {
  const given = values.attendees[from.key] ?? {};
  return split(
    buyerFields.map((field) => {
      const question = from.questions.find(({ attributeKey }) => attributeKey === field);
      const [value = ''] = textsOf(question && given[question.key]);
      return [{ name: `buyer.${field}`, value }, values.buyer[field]];
    }),
  );
}

function split(found: readonly (readonly [Copy, Answer | undefined])[]): Copies {
  const reported = found.filter(([{ value }, now]) => {
    const texts = textsOf(value);
    return texts.length > 0 && texts.join('\n') !== textsOf(now).join('\n');
  });
  const isEmpty = (now: Answer | undefined) => textsOf(now).length === 0;
  return {
    empty: reported.filter(([, now]) => isEmpty(now)).map(([copy]) => copy),
    other: reported.filter(([, now]) => !isEmpty(now)).map(([copy]) => copy),
  };
}
