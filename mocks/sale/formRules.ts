import type { FormEntry, FormFile, FormModel, FormQuestion } from '../../src/contract';
import { isEmail } from '../../src/domain/text/email';
import { questionsOf } from '../../src/domain/registration/answers';
import { trimFieldId } from '../../src/domain/registration/submission';
import { isAnswerTo, valuesOf } from './answerIds';
import { Refusal } from '../db/refusal';
import type { World } from '../db/world';

export interface FormRequest {
  /** Named in refusals. */
  ticketName: string;
  /** What was uploaded for the form. */
  files: readonly FormFile[];
  /** ISO 3166-1 alpha-2 codes nobody may come from (000 §6). */
  excludedCountries: readonly string[];
  /** Required answers may still be missing. */
  isDraft?: boolean;
}

/** What is asked of the forms of this event. */
export const formRequestOf = ({ siteConf }: World, files: readonly FormFile[] = []) => ({
  files,
  excludedCountries: siteConf.features.excludedCountries ?? [],
});

const maxAnswerLength = 500;

/** What is asked with a ticket of that type. */
export const formFor = (form: FormModel, ticketTypeId: string): FormModel => ({
  ...form,
  entities: questionsOf(form, { ticketTypeId }),
});

/** The answers of one form, each checked by its question. What is not asked is dropped. Refuses with 4022. */
export function readAnswers(
  form: FormModel,
  entities: readonly FormEntry[],
  formRequest: FormRequest,
): FormEntry[] {
  const given = new Map<string, string[]>();
  return form.entities.map((question) => {
    const values = isVisible(question, given)
      ? (valuesOf(entities, question.id) ?? []).map((value) => value.trim()).filter(Boolean)
      : [];
    given.set(question.id, values);
    const wrong =
      isVisible(question, given) && values.length === 0
        ? question.required && !formRequest.isDraft && 'is required'
        : wrongWith(question, values, formRequest);
    if (wrong) throw new Refusal(4022, `${formRequest.ticketName}: ${question.label} ${wrong}.`);
    return { id: trimFieldId(question.id), attributeKey: question.attributeKey, submissionValues: values };
  });
}

/** A question that hangs on another is asked when that one is answered so. */
function isVisible({ showWhen }: FormQuestion, given: ReadonlyMap<string, string[]>): boolean {
  if (!showWhen) return true;
  const ids = [...given.keys()].filter((id) => isAnswerTo(showWhen.questionId, id));
  const values = ids.flatMap((id) => given.get(id) ?? []);
  return values.some((value) => showWhen.values.includes(value));
}

const manyAnswers = new Set<FormQuestion['type']>(['checkbox', 'list', 'sessionRegistration']);

/** What is wrong with the answers of a question, in words that go on after its label. */
function wrongWith(
  question: FormQuestion,
  values: readonly string[],
  formRequest: FormRequest,
): string | false {
  const { type, options, maxLength = maxAnswerLength, maxChoices = Infinity } = question;
  const some = (isWrong: (value: string) => boolean) => values.some(isWrong);
  if (values.length > 1 && !manyAnswers.has(type)) return 'takes one answer';
  if (values.length > maxChoices) return `takes no more than ${maxChoices} answers`;
  if (some((value) => value.length > maxLength)) return 'is too long';
  if (options && some((value) => !options.includes(value))) return 'is not one of the choices';
  switch (type) {
    case 'email':
      return some((value) => !isEmail(value)) && 'is not valid';
    case 'phone':
      return some((value) => !/^\+?[\d\s().-]{5,30}$/.test(value)) && 'is not valid';
    case 'date':
      return some((value) => !isDay(value, question)) && 'is not a day that can be chosen';
    case 'country':
      return (
        some((value) => !/^[A-Z]{2}$/.test(value) || formRequest.excludedCountries.includes(value)) &&
        'is not one of the choices'
      );
    case 'consent':
      return some((value) => value !== 'true') && 'is not valid';
    case 'file':
      return wrongUpload(question, values, formRequest.files);
    case 'sessionRegistration':
      return (
        some((value) => !question.sessions?.some(({ id }) => id === value)) && 'is not one of the choices'
      );
    default:
      return false;
  }
}

function wrongUpload(question: FormQuestion, values: readonly string[], files: readonly FormFile[]) {
  const [value] = values;
  const file = files.find(({ id }) => id === value);
  if (value && !file) return 'was not uploaded';
  return !!file && wrongFile(question, file);
}

function isDay(value: string, { min, max }: FormQuestion): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // A 31st of February becomes another day.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return false;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Ids of the sessions that were chosen, one for each seat. */
export const seatsIn = (answers: readonly FormEntry[]): string[] =>
  answers
    .filter(({ attributeKey }) => attributeKey === 'sessionRegistration')
    .flatMap(({ submissionValues }) => submissionValues);

/** Refuses with 4012 when a session has fewer seats than are requested. `taken` counts those of other orders. */
export function checkSeats(form: FormModel, seats: readonly string[], taken: (id: string) => number): void {
  for (const { id, capacity } of form.entities.flatMap(({ sessions }) => sessions ?? [])) {
    const wanted = seats.filter((seat) => seat === id).length;
    if (wanted > 0 && capacity !== null && taken(id) + wanted > capacity) throw new Refusal(4012);
  }
}

/** The form with the seats that are left. */
export const withSeatsLeft = (form: FormModel, taken: (id: string) => number): FormModel => ({
  ...form,
  entities: form.entities.map((question) =>
    question.sessions
      ? {
          ...question,
          sessions: question.sessions.map((session) => ({
            ...session,
            remaining: session.capacity === null ? null : Math.max(0, session.capacity - taken(session.id)),
          })),
        }
      : question,
  ),
});

/** Refuses with 4046 and 4022 what a question does not take; without one, what none takes. */
export function checkFile(form: FormModel, questionId: string | undefined, file: ReceivedKind): void {
  const question = form.entities.find(({ id }) => isAnswerTo(questionId ?? '', id));
  if (questionId && question?.type !== 'file') throw new Refusal(4046, 'There is no such question.');
  const label = question?.label ?? 'The form';
  const wrong = wrongFile(question, file);
  if (wrong) throw new Refusal(4022, `${label} ${wrong}.`);
}

type ReceivedKind = Pick<FormFile, 'type' | 'size'>;

const usualFileSize = 10 * 1024 * 1024;

function wrongFile(question: FormQuestion | undefined, { type, size }: ReceivedKind): string | false {
  const [kind] = type.split('/');
  const { accept, maxSize = usualFileSize } = question ?? {};
  if (accept && !accept.includes(type) && !accept.includes(`${kind}/*`))
    return 'does not take files of this kind';
  return size > maxSize && 'does not take files of this size';
}
