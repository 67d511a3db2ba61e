'use client';
import { useWatch } from 'react-hook-form';
import type { AnswerCount } from '../../contract';
import type { QuestionDraft } from '../../domain';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { useEditorContext } from '../kit/form/EditorContext';
import * as fold from '../kit/form/Fold.css';
import { typeKeys } from './questionTypes';

export interface QuestionSummaryProps {
  id: string;
  answers: AnswerCount | undefined;
}

/** What a question is, in a line. It alone follows what is typed into the question's fields. */
export function QuestionSummary({ id, answers }: QuestionSummaryProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const question = useWatch({ control: methods.control, name: `questions.${id}` }) as
    | QuestionDraft
    | undefined;
  if (!question) return null;
  const { label, type, required, ticketTypeIds, condition } = question;
  return (
    <>
      <span className={fold.text}>{label || t('organizer.registrationForm.new')}</span>
      <span className={fold.note}>{t(typeKeys[type])}</span>
      {required && <Tag>{t('organizer.registrationForm.required')}</Tag>}
      {ticketTypeIds.length > 0 && (
        <Tag>{t('organizer.registrationForm.someTickets', { count: ticketTypeIds.length })}</Tag>
      )}
      {condition.questionId !== '' && <Tag>{t('organizer.registrationForm.conditional')}</Tag>}
      {answers && (
        <span className={fold.note}>
          {t('organizer.registrationForm.answered', { count: answers.total })}
        </span>
      )}
    </>
  );
}
