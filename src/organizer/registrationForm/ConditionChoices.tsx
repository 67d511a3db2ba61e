'use client';
import { useWatch } from 'react-hook-form';
import { answersOf, deciders, type FormDraft, type QuestionDraft } from '../../domain';
import { useT } from '../../i18n';
import { Checkbox } from '../../themed/kit/Checkbox';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import { useEditorContext } from '../kit/form/EditorContext';
import * as css from './registrationForm.css';

export interface ConditionChoicesProps {
  questionId: string;
  label: string;
  value: QuestionDraft['condition'];
  onChange: (condition: QuestionDraft['condition']) => void;
}

/** What a question may hang on. It follows the questions before its own, but draws anew only when they offer something else. */
export function ConditionChoices({ questionId, label, value, onChange }: ConditionChoicesProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const listed = useWatch({
    control: methods.control,
    compute: (form) => listedIn(form as FormDraft, questionId, value.questionId),
  });
  const decider = listed.find(({ id }) => id === value.questionId);
  const toggle = (answer: string) =>
    onChange({
      ...value,
      values: value.values.includes(answer)
        ? value.values.filter((other) => other !== answer)
        : [...value.values, answer],
    });
  return (
    <>
      <NativeSelect
        aria-label={label}
        placeholder={t('organizer.registrationForm.always')}
        options={listed.map(({ id, label }) => ({
          value: id,
          label: label || t('organizer.registrationForm.new'),
        }))}
        value={value.questionId}
        onChange={(event) => onChange({ questionId: event.target.value, values: [] })}
      />
      {decider && (
        <div role="group" aria-label={t('organizer.registrationForm.conditionAnswers')}>
          <p className={css.note}>{t('organizer.registrationForm.conditionAnswers')}</p>
          {decider.answers.map((answer) => (
            <Checkbox
              key={answer}
              label={decider.isConsent ? t('organizer.registrationForm.given') : <bdi>{answer}</bdi>}
              checked={value.values.includes(answer)}
              onChange={() => toggle(answer)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Questions to choose from, the chosen one included when it can't decide any more: it says what is wrong. */
function listedIn(form: FormDraft, questionId: string, chosenId: string) {
  const offered = deciders(form, questionId);
  const chosen = form.questions[chosenId];
  const all = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  return all.map((question) => ({
    id: question.id,
    label: question.label,
    answers: answersOf(question),
    isConsent: question.type === 'consent',
  }));
}
