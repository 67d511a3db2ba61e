'use client';
import type { FormDraft, QuestionDraft } from '../../domain';
import { useT } from '../../i18n';
import { Fieldset } from '../../themed/kit/Fieldset';
import { useEditorField } from '../kit/fields';
import { useEditorContext } from '../kit/form/EditorContext';
import { ConditionChoices } from './ConditionChoices';

export interface ConditionFieldsProps {
  questionId: string;
  isOpen: boolean;
}

type Condition = QuestionDraft['condition'];

/** Whether a question is asked always, or upon some answers to one before it. */
export function ConditionFields({ questionId, isOpen }: ConditionFieldsProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const label = t('organizer.registrationForm.condition');
  const textOf = (condition: Condition | undefined) => {
    const { questions } = methods.getValues() as FormDraft;
    const decider = questions[condition?.questionId ?? ''];
    return decider
      ? `${decider.label || t('organizer.registrationForm.new')}: ${condition?.values.join(', ')}`
      : t('organizer.registrationForm.always');
  };
  const { value, set, leave, id, error } = useEditorField<Condition>(
    `questions.${questionId}.condition`,
    label,
    { show: (condition) => textOf(condition as Condition | undefined) },
  );
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      {isOpen && <ConditionChoices questionId={questionId} label={label} value={value} onChange={set} />}
    </Fieldset>
  );
}
