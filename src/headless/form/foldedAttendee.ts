'use client';
import { useWatch } from 'react-hook-form';
import { textsOf, type AttendeeQuestion, type AttendeeSection } from '../../domain';
import { visibleQuestions } from '../../domain/registration/answers';
import { useFields } from './FieldsContext';

/** Leads to the first field of an attendee who was opened again. */
export const focusIn = (fields: Element | null) =>
  fields?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();

function useAnswers(key: string) {
  const { methods } = useFields();
  return useWatch({ control: methods.control, name: `attendees.${key}` }) as
    | Record<string, string | string[]>
    | undefined;
}

/** A question that may be left out was: who is folded by answers given elsewhere may never have seen it. */
export function useIsAnswerLeft({ key, questions }: AttendeeSection): boolean {
  const answers = useAnswers(key);
  const answerOf = (question: AttendeeQuestion) => answers?.[question.key];
  return visibleQuestions(questions, answerOf).some((question) => textsOf(answerOf(question)).length === 0);
}

/** Name and address; of somebody who is asked for neither, the first answer. */
export function useWho({ key, questions }: AttendeeSection): string[] {
  const answers = useAnswers(key);
  const answerTo = (attribute: string) => {
    const question = questions.find(({ attributeKey }) => attributeKey === attribute);
    return textsOf(question && answers?.[question.key]).join(', ');
  };
  const name = [answerTo('firstName'), answerTo('lastName')].filter(Boolean).join(' ');
  const who = [name, answerTo('email')].filter(Boolean);
  if (who.length > 0) return who;
  return questions.flatMap((question) => textsOf(answers?.[question.key])).slice(0, 1);
}
