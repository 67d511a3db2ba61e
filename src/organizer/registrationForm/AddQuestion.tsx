'use client';
import { useState } from 'react';
import { newQuestion, questionForAttribute, type QuestionDraft } from '../../domain';
import type { FormQuestionType } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import { AttributePicker, type AttributesLoad } from './AttributePicker';
import { questionTypes, typeKeys } from './questionTypes';
import * as css from './registrationForm.css';

export interface AddQuestionProps {
  attributes: AttributesLoad;
  /** Makes a question with that id the last one; answers what takes the focus to it. */
  onAdd: (questionOf: (id: string) => QuestionDraft) => () => void;
}

/** A question of a chosen type, or for an attribute. Choosing alone adds nothing: arrow keys go through the types. */
export function AddQuestion({ attributes, onAdd }: AddQuestionProps) {
  const t = useT();
  const [type, setType] = useState<FormQuestionType>('text');
  return (
    <div className={css.adding}>
      <NativeSelect
        aria-label={t('organizer.registrationForm.new')}
        options={questionTypes.map((value) => ({ value, label: t(typeKeys[value]) }))}
        value={type}
        onChange={({ target }) => setType(target.value as FormQuestionType)}
      />
      <Button
        icon={<Icon name="plus" size="small" />}
        onClick={() => requestAnimationFrame(onAdd((id) => newQuestion(type, id)))}
      >
        {t('organizer.registrationForm.add')}
      </Button>
      <AttributePicker
        {...attributes}
        onPick={(attribute) => onAdd((id) => questionForAttribute(attribute, id))}
      />
    </div>
  );
}
