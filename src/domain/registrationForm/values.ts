import type { FormQuestion, FormQuestionType, FormSession, RegistrationFormSettings } from '../../contract';
import { keyOf, idOf } from '../forms/keys';

/** A choice of a question, which keeps its id while it is renamed and moved. */
export interface ChoiceDraft {
  id: string;
  text: string;
}

/** A question as it is edited: everything is there, empty where nothing is set. */
export interface QuestionDraft {
  id: string;
  attributeKey: string;
  label: string;
  /** HTML. What a consent is given to, or help with any other question. */
  help: string;
  type: FormQuestionType;
  required: boolean;
  choices: ChoiceDraft[];
  /** `null` for as many as there are. */
  maxChoices: number | null;
  /** Of the question it hangs on; '' for always. */
  condition: { questionId: string; values: string[] };
  ticketTypeIds: string[];
  /** Sessions to choose from; every published one when empty. */
  sessionIds: string[];
  /** What this editor does not change, kept as it came. */
  rest: Partial<FormQuestion>;
}

/** The form as it is edited. Questions by id, so that two people's changes of two questions meet nowhere. */
export interface FormDraft {
  name: string;
  order: string[];
  questions: Record<string, QuestionDraft>;
}

const choiceTypes: readonly FormQuestionType[] = ['select', 'radio', 'checkbox', 'list'];
export const hasChoices = (type: FormQuestionType): boolean => choiceTypes.includes(type);
const takesSeveral = (type: FormQuestionType) =>
  type === 'checkbox' || type === 'list' || type === 'sessionRegistration';

export function draftOf({
  name,
  questions,
}: Pick<RegistrationFormSettings, 'name' | 'questions'>): FormDraft {
  return {
    name,
    order: questions.map(({ id }) => keyOf(id)),
    questions: Object.fromEntries(questions.map((question) => [keyOf(question.id), questionDraft(question)])),
  };
}

function questionDraft(question: FormQuestion): QuestionDraft {
  const { id, attributeKey, label, type, required, options, maxChoices, showWhen, ticketTypeIds } = question;
  const { safeHtmlText = '', sessions = [], ...others } = question;
  const known = [
    'id',
    'attributeKey',
    'label',
    'type',
    'required',
    'options',
    'maxChoices',
    'showWhen',
    'ticketTypeIds',
  ];
  return {
    id: keyOf(id),
    attributeKey,
    label,
    type,
    required,
    help: safeHtmlText,
    choices: (options ?? []).map((text, index) => ({ id: `c${index}`, text })),
    maxChoices: maxChoices ?? null,
    condition: { questionId: keyOf(showWhen?.questionId ?? ''), values: showWhen?.values ?? [] },
    ticketTypeIds: ticketTypeIds ?? [],
    sessionIds: sessions.map((session) => session.id),
    rest: Object.fromEntries(Object.entries(others).filter(([key]) => !known.includes(key))),
  };
}

/**
 * The draft as it is saved: without what its types don't have, and without choices nobody wrote. `sessions` are those that can be
 * offered; one that is not among them is not offered.
 */
export function formOfDraft(
  { name, order, questions }: FormDraft,
  sessions: readonly FormSession[] = [],
): { name: string; questions: FormQuestion[] } {
  return {
    name: name.trim(),
    questions: orderOf({ order, questions: Object.keys(questions) }).flatMap((id) =>
      questions[id] ? [questionOf(questions[id], sessions)] : [],
    ),
  };
}

/** Every question once, whatever two people made of the order: those it doesn't know come last, and none that is gone. */
export const orderOf = ({
  order,
  questions,
}: {
  order: readonly string[];
  questions: readonly string[];
}): string[] => [
  ...order.filter((id) => questions.includes(id)),
  ...questions.filter((id) => !order.includes(id)),
];

function questionOf(draft: QuestionDraft, sessions: readonly FormSession[] = []): FormQuestion {
  const { id, attributeKey, label, help, type, required, maxChoices, condition, ticketTypeIds, rest } = draft;
  const choices = choicesOf(draft);
  const offered = sessions.filter((session) => draft.sessionIds.includes(session.id));
  return {
    ...rest,
    id: idOf(id),
    attributeKey,
    label: label.trim(),
    type,
    required,
    ...(hasChoices(type) && { options: choices }),
    ...(takesSeveral(type) && maxChoices !== null && { maxChoices }),
    ...(help !== '' && { safeHtmlText: help }),
    ...(condition.questionId !== '' && {
      showWhen: { questionId: idOf(condition.questionId), values: condition.values },
    }),
    ...(ticketTypeIds.length > 0 && { ticketTypeIds }),
    ...(type === 'sessionRegistration' && offered.length > 0 && { sessions: offered }),
  };
}

/** What is chosen from, without empty lines. */
export const choicesOf = ({ choices }: Pick<QuestionDraft, 'choices'>): string[] =>
  choices.map(({ text }) => text.trim()).filter(Boolean);

/** An empty question of a type. Its key is what answers are known by; two questions never share it. */
export function newQuestion(type: FormQuestionType, id: string): QuestionDraft {
  return {
    id,
    attributeKey: type === 'sessionRegistration' ? 'sessionRegistration' : `question${id.replace(/\W/g, '')}`,
    label: '',
    help: '',
    type,
    required: false,
    maxChoices: null,
    rest: {},
    ticketTypeIds: [],
    sessionIds: [],
    choices: hasChoices(type) ? [{ id: 'c0', text: '' }] : [],
    condition: { questionId: '', values: [] },
  };
}

/**
 * An id no question of the form has, nor one that somebody else adds at the same time. 000 §7: ids on the way in end in `_form`.
 * `random` from 0 to 1.
 */
export function freeQuestionId(order: readonly string[], random: () => number = Math.random): string {
  const next = keyOf(`${Math.floor(100_000 + random() * 900_000_000)}_form`);
  return order.includes(next) ? freeQuestionId(order, random) : next;
}

/** Lines of a pasted text as choices behind those that are there; repeated and empty ones are left out. */
export function withPasted(choices: readonly ChoiceDraft[], text: string): ChoiceDraft[] {
  const filledChoices = choices.filter((choice) => choice.text.trim() !== '');
  const known = new Set(filledChoices.map((choice) => choice.text.trim()));
  const added = [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(
    (line) => line !== '' && !known.has(line),
  );
  const first = freeChoiceNumber(choices);
  return [...filledChoices, ...added.map((line, index) => ({ id: `c${first + index}`, text: line }))];
}

export const freeChoiceNumber = (choices: readonly ChoiceDraft[]): number =>
  Math.max(-1, ...choices.map(({ id }) => Number(id.slice(1)))) + 1;
