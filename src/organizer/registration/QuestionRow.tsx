'use client';
import { memo, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnswerCount } from '../../contract';
import type { QuestionDraft } from '../../domain';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import type { Option } from '../../themed/kit/NativeSelect';
import { Tag } from '../../themed/kit/Tag';
import { useEditorContext } from '../form/EditorContext';
import { QuestionFields } from './QuestionFields';
import { typeKeys } from './questionTypes';
import * as css from './registration.css';

export interface QuestionRowProps {
  id: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onRemove: (id: string) => void;
  answers: AnswerCount | undefined;
  ticketTypes: readonly Option[];
}

/** A question in a line; pressed, all of it. Its fields stay in the form while they are not shown, so that they are checked. */
export const QuestionRow = /* @__PURE__ */ memo(function QuestionRow(props: QuestionRowProps) {
  const { id, isOpen, onToggle, onRemove, answers, ticketTypes } = props;
  const t = useT();
  const fieldsId = useId();
  const { methods } = useEditorContext();
  const question = useWatch({ control: methods.control, name: `questions.${id}` }) as
    QuestionDraft | undefined;
  if (!question) return null;
  const { label, type, required, ticketTypeIds, condition } = question;
  return (
    <div className={css.row}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => onToggle(id)}
        className={css.opener}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
        <span className={css.words}>{label || t('organizer.registration.new')}</span>
        <span className={css.kind}>{t(typeKeys[type])}</span>
        {required && <Tag>{t('organizer.registration.required')}</Tag>}
        {ticketTypeIds.length > 0 && (
          <Tag>{t('organizer.registration.someTickets', { count: ticketTypeIds.length })}</Tag>
        )}
        {condition.questionId !== '' && <Tag>{t('organizer.registration.conditional')}</Tag>}
        {answers && (
          <span className={css.kind}>{t('organizer.registration.answered', { count: answers.total })}</span>
        )}
      </button>
      <div id={fieldsId} hidden={!isOpen} className={css.fields}>
        <QuestionFields {...{ id, answers, ticketTypes }} onRemove={() => onRemove(id)} />
      </div>
    </div>
  );
});
