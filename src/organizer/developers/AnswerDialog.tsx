'use client';
import { useMemo } from 'react';
import type { ChatbotAnswer } from '../../contract';
import { answerSchema, chatbotLimits, newAnswer } from '../../domain/developers';
import { useT } from '../../i18n';
import { LongTextField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface AnswerDialogProps {
  /** `null` for a new one. */
  answer: ChatbotAnswer | null;
  /** Questions of the rest. */
  others: readonly string[];
  onDone: (answer: ChatbotAnswer) => void;
  onClose: () => void;
}

/** A question and what is said to it; nothing is sent before the whole form is saved. */
export function AnswerDialog({ answer, others, onDone, onClose }: AnswerDialogProps) {
  const t = useT();
  const schema = useMemo(() => answerSchema(others), [others]);
  return (
    <ActionDialog<ChatbotAnswer>
      title={
        answer
          ? t('organizer.sharing.editTitle', { name: answer.question })
          : t('organizer.registrationForm.add')
      }
      action={t('organizer.dashboard.setup.done')}
      values={answer ? { question: answer.question, answer: answer.answer } : newAnswer}
      schema={schema}
      run={() => Promise.resolve()}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField<ChatbotAnswer>
        name="question"
        label={t('organizer.registrationForm.label')}
        hint={t('organizer.developers.chatbot.questionHint')}
        limit={chatbotLimits.question}
        required
      />
      <LongTextField<ChatbotAnswer>
        name="answer"
        label={t('organizer.tasks.answer')}
        limit={chatbotLimits.answer}
        rows={5}
        required
      />
    </ActionDialog>
  );
}
