'use client';
import { memo } from 'react';
import { answerLimit, type AttendeeQuestion } from '../../../domain';
import { useT } from '../../../i18n';
import { chunk, useChunk } from '../../kit/chunk';
import { Notice } from '../../kit/Notice';
import { Skeleton } from '../../kit/Skeleton';
import { ChoiceField } from '../ChoiceField';
import { EmailField } from '../EmailField';
import { TextField } from '../TextField';
import { helpOf } from './helpOf';
import type { QuestionTools } from '../../../headless/form/useQuestionTools';
import type { QuestionProps } from './questionProps';
import * as css from './Question.css';

export interface VisibleQuestionProps {
  attendee: string;
  /** Of the attendee, from 1. */
  number: number;
  question: AttendeeQuestion;
  tools: QuestionTools;
}

/** One question by its type; a type this version does not know is asked as text. Drawn again only when it changes itself. */
export const Question = /* @__PURE__ */ memo(function Question({
  attendee,
  number,
  question,
  tools,
}: VisibleQuestionProps) {
  const name = `attendees.${attendee}.${question.key}` as const;
  // A section of its own keeps a browser from filling every attendee with the same person.
  const autoComplete = question.autocomplete && `section-attendee-${number} ${question.autocomplete}`;
  const frame = {
    name,
    autoComplete,
    label: question.label,
    optional: !question.required,
    required: question.required,
    help: helpOf(question),
  };
  switch (question.type) {
    case 'select':
      return <ChoiceField {...frame} span={6} options={question.options ?? []} />;
    case 'email':
      return <EmailField {...frame} span={6} />;
    case 'textarea':
      return <TextField {...frame} multiline limit={answerLimit(question)} />;
    case 'phone':
      return <TextField {...frame} span={6} type="tel" inputMode="tel" dir="ltr" />;
    case 'radio':
    case 'checkbox':
    case 'list':
    case 'date':
    case 'country':
    case 'file':
    case 'consent':
    case 'sessionRegistration':
      return <LaterQuestion name={name} question={question} autoComplete={autoComplete} tools={tools} />;
    default:
      return (
        <TextField
          {...frame}
          span={6}
          keepSpan={isShortName(question)}
          limit={answerLimit(question)}
          inputMode={keyboards[question.autocomplete ?? '']}
        />
      );
  }
});

/** Given and family name share a line, however narrow it is; where they are optional, that stands beside them and needs the room. */
const isShortName = ({ attributeKey, required }: AttendeeQuestion) =>
  required && (attributeKey === 'firstName' || attributeKey === 'lastName');

/** Keyboards of phones for what a text is known to be. */
const keyboards: Readonly<Record<string, 'tel' | 'url' | 'email' | 'numeric'>> = {
  tel: 'tel',
  url: 'url',
  email: 'email',
  'bday-year': 'numeric',
};

const later = /* @__PURE__ */ chunk(() => import('./moreQuestions'));

/** Its control is fetched when it is asked. */
function LaterQuestion(props: QuestionProps) {
  const questions = useChunk(later);
  if (!questions)
    return (
      <div className={css.container}>
        {questions === null ? <Missing label={props.question.label} /> : <Skeleton height="4.3125rem" />}
      </div>
    );
  switch (props.question.type) {
    case 'radio':
      return <questions.RadioQuestion {...props} />;
    case 'date':
      return <questions.DateQuestion {...props} />;
    case 'country':
      return <questions.CountryQuestion {...props} />;
    case 'file':
      return <questions.FileQuestion {...props} />;
    case 'consent':
      return <questions.ConsentQuestion {...props} />;
    case 'sessionRegistration':
      return <questions.SessionsQuestion {...props} />;
    default:
      return <questions.ChoicesQuestion {...props} />;
  }
}

function Missing({ label }: { label: string }) {
  const t = useT();
  return (
    <Notice tone="warning" live="polite">
      {t('registration.questionMissing', { label })}
    </Notice>
  );
}
