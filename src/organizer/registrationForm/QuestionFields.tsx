'use client';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnswerCount, FormQuestionType } from '../../contract';
import { hasChoices, maxLabelLength } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Fields } from '../../themed/kit/Field';
import type { Option } from '../../themed/kit/NativeSelect';
import {
  LongTextField,
  MultiSelectField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '../kit/fields';
import { useEditorContext } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/appearance/OrganizerIcon';
import { ChoicesEditor } from './ChoicesEditor';
import { ConditionFields } from './ConditionFields';
import { questionTypes, typeKeys } from './questionTypes';
import * as css from './registrationForm.css';

export interface QuestionFieldsProps {
  id: string;
  isOpen: boolean;
  answers: AnswerCount | undefined;
  ticketTypes: readonly Option[];
  /** What a question of that type may offer. */
  sessions: readonly Option[];
  onRemove: () => void;
}

const noCounts = {};

/** Everything about one question. */
export const QuestionFields = /* @__PURE__ */ memo(function QuestionFields(props: QuestionFieldsProps) {
  const { id, isOpen, answers, ticketTypes, sessions, onRemove } = props;
  const t = useT();
  const { methods } = useEditorContext();
  const name = `questions.${id}`;
  const type = useWatch({ control: methods.control, name: `${name}.type` }) as FormQuestionType;
  const takesSeveral = type === 'checkbox' || type === 'list' || type === 'sessionRegistration';
  return (
    <Fields>
      <TextField
        name={`${name}.label`}
        label={t('organizer.registrationForm.label')}
        limit={maxLabelLength}
        required
      />
      <SelectField
        name={`${name}.type`}
        label={t('organizer.registrationForm.type')}
        options={questionTypes.map((value) => ({ value, label: t(typeKeys[value]) }))}
        alsoChecks={[`${name}.choices`]}
        span={takesSeveral ? 8 : 12}
      />
      {takesSeveral && (
        <NumberField
          name={`${name}.maxChoices`}
          label={t('organizer.registrationForm.most')}
          hint={t('organizer.registrationForm.mostHint')}
          optional
          span={4}
        />
      )}
      <SwitchField name={`${name}.required`} label={t('organizer.registrationForm.required')} />
      {hasChoices(type) && (
        <div className={css.whole}>
          <ChoicesEditor name={`${name}.choices`} counts={answers?.choices ?? noCounts} />
        </div>
      )}
      {type === 'sessionRegistration' && (
        <MultiSelectField
          name={`${name}.sessionIds`}
          label={t('organizer.registrationForm.sessions')}
          hint={t('organizer.registrationForm.sessionsHint')}
          options={sessions}
        />
      )}
      <LongTextField
        name={`${name}.help`}
        label={t('organizer.registrationForm.help')}
        hint={t('organizer.registrationForm.helpHint')}
        rows={2}
        optional
      />
      {ticketTypes.length > 1 && (
        <MultiSelectField
          name={`${name}.ticketTypeIds`}
          label={t('organizer.registrationForm.tickets')}
          hint={t('organizer.registrationForm.ticketsHint')}
          options={ticketTypes}
        />
      )}
      <div className={css.whole}>
        <ConditionFields questionId={id} isOpen={isOpen} />
      </div>
      <div className={css.whole}>
        <Button icon={<OrganizerIcon name="trash" />} onClick={onRemove}>
          {t('organizer.registrationForm.remove')}
        </Button>
      </div>
    </Fields>
  );
});
