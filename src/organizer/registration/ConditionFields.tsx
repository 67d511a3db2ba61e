'use client';
import { useWatch } from 'react-hook-form';
import { answersOf, deciders, type FormDraft, type QuestionDraft } from '../../domain';
import { useT } from '../../i18n';
import { Checkbox } from '../../themed/kit/Checkbox';
import { Fieldset } from '../../themed/kit/Fieldset';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import { useEditorField } from '../fields';
import { useEditorContext } from '../form/EditorContext';
import * as css from './registration.css';

export interface ConditionFieldsProps {
  questionId: string;
}

type Condition = QuestionDraft['condition'];

/** Whether a question is asked always, or upon some answers to one before it. */
export function ConditionFields({ questionId }: ConditionFieldsProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const draft = useWatch({ control: methods.control }) as FormDraft;
  const label = t('organizer.registration.condition');
  const { value, set, leave, id, error } = useEditorField<Condition>(
    `questions.${questionId}.condition`,
    label,
    { show: (condition) => wordsOf(condition as Condition | undefined) },
  );
  const nameOf = (question: QuestionDraft) => question.label || t('organizer.registration.new');
  const wordsOf = (condition: Condition | undefined) => {
    const decider = draft.questions[condition?.questionId ?? ''];
    return decider
      ? `${nameOf(decider)}: ${condition?.values.join(', ')}`
      : t('organizer.registration.always');
  };
  const offered = deciders(draft, questionId);
  const decider = draft.questions[value.questionId];
  // One that can't decide any more is still shown: it says what is wrong.
  const listed = decider && !offered.includes(decider) ? [...offered, decider] : offered;
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      <NativeSelect
        aria-label={label}
        placeholder={t('organizer.registration.always')}
        options={listed.map((question) => ({ value: question.id, label: nameOf(question) }))}
        value={value.questionId}
        onChange={(event) => set({ questionId: event.target.value, values: [] })}
      />
      {decider && (
        <div role="group" aria-label={t('organizer.registration.conditionAnswers')}>
          <p className={css.note}>{t('organizer.registration.conditionAnswers')}</p>
          {answersOf(decider).map((answer) => (
            <Checkbox
              key={answer}
              label={decider.type === 'consent' ? t('organizer.registration.given') : <bdi>{answer}</bdi>}
              checked={value.values.includes(answer)}
              onChange={() =>
                set({
                  ...value,
                  values: value.values.includes(answer)
                    ? value.values.filter((other) => other !== answer)
                    : [...value.values, answer],
                })
              }
            />
          ))}
        </div>
      )}
    </Fieldset>
  );
}
