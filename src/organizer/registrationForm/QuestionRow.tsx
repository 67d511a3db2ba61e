'use client';
import { memo, useCallback } from 'react';
import type { AnswerCount } from '../../contract';
import type { Option } from '../../themed/kit/NativeSelect';
import { Fold } from '../kit/form';
import { QuestionFields } from './QuestionFields';
import { QuestionSummary } from './QuestionSummary';

export interface QuestionRowProps {
  id: string;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onRemove: (id: string) => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
  answers: AnswerCount | undefined;
  ticketTypes: readonly Option[];
  sessions: readonly Option[];
}

/** A question in a line; pressed, all of it. */
export const QuestionRow = /* @__PURE__ */ memo(function QuestionRow(props: QuestionRowProps) {
  const { id, isOpen, onToggle, onRemove, onLeave, answers, ticketTypes, sessions } = props;
  const remove = useCallback(() => onRemove(id), [onRemove, id]);
  return (
    <Fold
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      onLeave={onLeave}
      summary={<QuestionSummary id={id} answers={answers} />}
    >
      <QuestionFields
        id={id}
        isOpen={isOpen}
        answers={answers}
        ticketTypes={ticketTypes}
        sessions={sessions}
        onRemove={remove}
      />
    </Fold>
  );
});
