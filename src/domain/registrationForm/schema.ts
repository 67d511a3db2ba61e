import { array, lazy, mixed, object, string, type ObjectSchema } from 'yup';
import { conditionProblem } from './conditions';
import { choicesOf, hasChoices, type FormDraft, type QuestionDraft } from './values';

/** 000 §9: choice name. */
const maxChoiceLength = 500;
/** What fits above a field; ours. */
export const maxLabelLength = 200;
export const maxFormNameLength = 100;

const problems = {
  missing: 'organizer.registrationForm.condition.missing',
  later: 'organizer.registrationForm.condition.later',
  circle: 'organizer.registrationForm.condition.circle',
  answers: 'organizer.registrationForm.condition.answersMissing',
} as const;

/** The rules of a registration form, which yup's context has as `values`; messages are i18n keys. 000 §5: 'Choice can't be empty', 'Choice name is too long'. */
export const formDraftSchema = (): ObjectSchema<FormDraft> =>
  object({
    name: string().default('').max(maxFormNameLength, 'validation.answerTooLong'),
    order: array().of(string().defined()).defined(),
    questions: lazy((questions: Record<string, unknown>) =>
      object(Object.fromEntries(Object.keys(questions).map((id) => [id, questionSchema(id)]))),
    ),
  }) as unknown as ObjectSchema<FormDraft>;

function questionSchema(id: string) {
  return object({
    label: string()
      .default('')
      .trim()
      .required('validation.fieldRequired')
      .max(maxLabelLength, 'validation.answerTooLong'),
    choices: mixed<QuestionDraft['choices']>().test('choices', function test(choices = []) {
      const { type } = this.parent as QuestionDraft;
      const wrong = hasChoices(type) ? choicesProblem(choices) : null;
      return wrong === null || this.createError({ message: wrong });
    }),
    maxChoices: mixed<number>()
      .nullable()
      .test('count', 'organizer.registrationForm.mostInvalid', (most) =>
        most === null || most === undefined ? true : Number.isInteger(most) && most > 0,
      ),
    condition: mixed<QuestionDraft['condition']>().test('condition', function test() {
      const form: unknown = this.options.context?.['values'];
      const wrong = isForm(form) ? conditionProblem(form, id) : null;
      return wrong === null || this.createError({ message: problems[wrong] });
    }),
  });
}

const isForm = (value: unknown): value is FormDraft =>
  typeof value === 'object' && value !== null && 'order' in value && 'questions' in value;

/** One choice of a question: not empty, at most 500 characters, spaces around it aside. Messages are i18n keys. 000 §5, §9. @public */
export const choiceSchema = string()
  .default('')
  .trim()
  .required('validation.choiceRequired')
  .max(maxChoiceLength, 'validation.choiceTooLong');

/** What is wrong with what is to be chosen from. */
export function choicesProblem(choices: QuestionDraft['choices']): string | null {
  const texts = choicesOf({ choices });
  if (texts.length === 0) return 'validation.choiceRequired';
  if (texts.some((text) => text.length > maxChoiceLength)) return 'validation.choiceTooLong';
  return new Set(texts).size < texts.length ? 'organizer.registrationForm.choicesAlike' : null;
}
