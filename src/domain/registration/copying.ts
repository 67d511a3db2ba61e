import { visibleQuestions, textsOf, type AttendeeQuestion, type AttendeeSection } from './answers';
import { knownAnswer } from './knownAnswer';
import { personOf } from './knownPerson';
import type { Answer, RegistrationContext, RegistrationValues } from './values';

/** A field and what it would hold instead. */
export interface Copy {
  name: AnswerPath | `buyer.${keyof RegistrationValues['buyer']}`;
  value: Answer;
}

type AnswerPath = `attendees.${string}.${string}`;

/** An attendee's answer and what it would be instead. */
export interface AnswerCopy {
  name: AnswerPath;
  value: string;
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

const namesPerson = ({ attributeKey }: AttendeeQuestion) =>
  attributeKey === 'firstName' || attributeKey === 'lastName' || attributeKey === 'email';

/** From the first attendee to all others: what they are asked as well, but for who they are. */
export function copiesToOthers(
  values: RegistrationValues,
  context: RegistrationContext,
  [from, ...others]: readonly AttendeeSection[],
): Copies {
  if (!from) return { empty: [], other: [] };
  const given = values.attendees[from.key] ?? {};
  const shared = visibleQuestions(from.questions, ({ key }) => given[key]).filter(
    (question) => !isOwn(question, context) && !namesPerson(question),
  );
  return split(
    others.flatMap((to) => {
      const now = values.attendees[to.key] ?? {};
      return shared
        .filter(({ key }) => to.questions.some((question) => question.key === key))
        .map(
          ({ key }) => [{ name: `attendees.${to.key}.${key}`, value: given[key] ?? '' }, now[key]] as const,
        );
    }),
  );
}

/** True when attendees are asked anything that may be the same for all of them. */
export const hasSharedQuestions = (
  context: RegistrationContext,
  [from, ...others]: readonly AttendeeSection[],
): boolean =>
  from?.questions.some(
    (question) =>
      !isOwn(question, context) &&
      !namesPerson(question) &&
      others.some(({ questions }) => questions.some(({ key }) => key === question.key)),
  ) ?? false;

/** An attendee's answers as the buyer's details say them; an empty one too, and of the others what was not answered yet. */
export function answersOfBuyer(
  values: RegistrationValues,
  to: AttendeeSection,
  locale: string,
): AnswerCopy[] {
  const now = values.attendees[to.key] ?? {};
  const buyer = personOf(values);
  return visibleQuestions(to.questions, ({ key }) => now[key]).flatMap((question) => {
    const value = knownAnswer(buyer, question, locale);
    const isFollowed = namesPerson(question) || (value !== '' && textsOf(now[question.key]).length === 0);
    return isFollowed ? [{ name: `attendees.${to.key}.${question.key}` as const, value }] : [];
  });
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
