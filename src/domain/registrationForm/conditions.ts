import { choicesOf, hasChoices, type FormDraft, type QuestionDraft } from './values';

/** Questions another may hang on: they come before it and are answered from a list. */
export const deciders = ({ order, questions }: FormDraft, id: string): QuestionDraft[] =>
  order
    .slice(0, Math.max(0, order.indexOf(id)))
    .flatMap((other) => questions[other] ?? [])
    .filter(({ type }) => hasChoices(type) || type === 'consent');

/** Answers a condition may name. A consent is given, or it is not. */
export const answersOf = (question: QuestionDraft): string[] =>
  question.type === 'consent' ? ['true'] : choicesOf(question);

/** Why a condition can't work: what it hangs on is gone, comes later or, by others, hangs on this one; or its answers are gone. */
export function conditionProblem(
  form: FormDraft,
  id: string,
): 'missing' | 'later' | 'circle' | 'answers' | null {
  const { order, questions } = form;
  const { questionId, values } = questions[id]?.condition ?? { questionId: '', values: [] };
  if (questionId === '') return null;
  const decider = questions[questionId];
  if (!decider) return 'missing';
  if (isCircle(form, id)) return 'circle';
  if (order.indexOf(questionId) > order.indexOf(id)) return 'later';
  const offered = answersOf(decider);
  return values.length === 0 || !values.every((value) => offered.includes(value)) ? 'answers' : null;
}

function isCircle({ questions }: FormDraft, id: string): boolean {
  const seen = new Set<string>();
  for (let at = id; at !== ''; at = questions[at]?.condition.questionId ?? '') {
    if (seen.has(at)) return at === id;
    seen.add(at);
  }
  return false;
}

/** The form without a question, and without conditions that hang on it. */
export function withoutQuestion({ name, order, questions }: FormDraft, id: string): FormDraft {
  const others = order.filter((other) => other !== id);
  return {
    name,
    order: others,
    questions: Object.fromEntries(
      others.flatMap((other) => {
        const question = questions[other];
        if (!question) return [];
        const condition =
          question.condition.questionId === id ? { questionId: '', values: [] } : question.condition;
        return [[other, { ...question, condition }]];
      }),
    ),
  };
}
