import { answerKey, visibleQuestions, attendeeSections, textsOf } from './answers';
import type { Answers, RegistrationContext } from './values';

/** Where an attendee's answer is stored in the form. */
export type AttendeeField = `attendees.${string}.${string}`;

/** 000 §8, 4050, in front of the list of addresses. */
export const uniqueEmailKey = 'validation.emailUnique';

/**
 * Fields that repeat the email address of an attendee before them, where each registration needs one of its own (000 §5
 * enforceUniqueEmail). Case and surrounding spaces make no difference. The buyer may be one of the attendees.
 */
export function repeatedEmails(
  answers: Answers,
  { uniqueEmails, form, personTickets = [] }: RegistrationContext,
): AttendeeField[] {
  if (!uniqueEmails || !form) return [];
  const seen = new Set<string>();
  return attendeeSections(form, personTickets).flatMap(({ key, questions }) => {
    const given = answers[key];
    const question = visibleQuestions(questions, (one) => given?.[one.key]).find(
      ({ attributeKey }) => attributeKey === 'email',
    );
    const email = textsOf(question && given?.[answerKey(question.id)])[0]?.toLowerCase();
    if (!question || !email) return [];
    if (seen.has(email)) return [`attendees.${key}.${question.key}` as const];
    seen.add(email);
    return [];
  });
}

/** Where each attendee's address is stored. */
export const emailFields = ({ form, personTickets = [] }: RegistrationContext): AttendeeField[] =>
  (form ? attendeeSections(form, personTickets) : []).flatMap(({ key, questions }) => {
    const question = questions.find(({ attributeKey }) => attributeKey === 'email');
    return question ? [`attendees.${key}.${question.key}` as const] : [];
  });
