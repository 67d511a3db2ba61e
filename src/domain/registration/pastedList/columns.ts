import type { FormModel } from '../../../contract';
import { answerKey, type AttendeeQuestion, type AttendeeSection } from '../answers';
import { normalizedQuestion } from '../normalizedQuestion';

/** Answered by more than a text or one of a few, or somebody's own to give. */
const notPasted: ReadonlySet<string> = new Set<AttendeeQuestion['type']>([
  ...(['checkbox', 'list', 'date', 'country', 'file', 'consent', 'sessionRegistration'] as const),
]);

const personFields = ['firstName', 'lastName', 'email'] as const;
export type PersonField = (typeof personFields)[number];

/** What of who somebody is a question is about. */
export const personFieldOf = ({ attributeKey }: Pick<AttendeeQuestion, 'attributeKey'>) =>
  personFields.find((field) => field === attributeKey);

const rankOf = (question: AttendeeQuestion) => {
  const field = personFieldOf(question);
  return field ? personFields.indexOf(field) : personFields.length;
};

/** What a list of attendees may have columns for, in their order: who it is, then what else is answered by a text or one choice. */
export function pastedColumns(
  form: FormModel | undefined,
  sections: readonly AttendeeSection[],
): AttendeeQuestion[] {
  const requested = new Set(sections.flatMap(({ questions }) => questions.map(({ key }) => key)));
  return (form?.entities ?? [])
    .map((question) => ({ ...normalizedQuestion(question), key: answerKey(question.id) }))
    .filter(({ key, type }) => requested.has(key) && !notPasted.has(type))
    .sort((one, other) => rankOf(one) - rankOf(other));
}
