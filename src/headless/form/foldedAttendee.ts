'use client';
import { useWatch } from 'react-hook-form';
import { textsOf, type AttendeeSection } from '../../domain';
import { useFields } from './FieldsContext';

/** Leads to the first field of an attendee who was opened again. */
export const focusIn = (fields: Element | null) =>
  fields?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();

/** Name and address; of somebody who is asked for neither, the first answer. */
export function useWho({ key, questions }: AttendeeSection): string[] {
  const { methods } = useFields();
  const answers = useWatch({ control: methods.control, name: `attendees.${key}` }) as
    | Record<string, string | string[]>
    | undefined;
  const answerTo = (attribute: string) => {
    const question = questions.find(({ attributeKey }) => attributeKey === attribute);
    return textsOf(question && answers?.[question.key]).join(', ');
  };
  const name = [answerTo('firstName'), answerTo('lastName')].filter(Boolean).join(' ');
  const who = [name, answerTo('email')].filter(Boolean);
  if (who.length > 0) return who;
  return questions.flatMap((question) => textsOf(answers?.[question.key])).slice(0, 1);
}
