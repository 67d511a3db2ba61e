'use client';
import { textsOf, type AttendeeQuestion } from '../../domain';
import { isFull } from '../../domain/registration/sessions';
import { useAnswer, type AnswerName } from './useAnswer';

type ChoiceQuestion = Pick<AttendeeQuestion, 'label' | 'type' | 'options' | 'sessions' | 'maxChoices'>;

/** The answer to a question with options: one of them, or several, at most `maxChoices`. */
export function useChoices(name: AnswerName, question: ChoiceQuestion) {
  const { type, options = [], sessions = [], maxChoices = Infinity } = question;
  const { answer, set, ...field } = useAnswer(name, question.label);
  const chosen = textsOf(answer);
  const isComplete = type !== 'radio' && chosen.length >= maxChoices;
  const isClosed = (value: string) =>
    !chosen.includes(value) &&
    (isComplete || sessions.some((session) => session.id === value && isFull(session)));
  const toggle = (value: string) => {
    if (type === 'radio') set(value);
    else if (chosen.includes(value)) set(chosen.filter((other) => other !== value));
    else if (isClosed(value)) return;
    else if (type === 'sessionRegistration') set([...chosen, value]);
    // In the organizer's order, whatever order they are ticked in.
    else set(options.filter((other) => other === value || chosen.includes(other)));
  };
  return { ...field, chosen, isComplete, isClosed, toggle, clear: () => set('') };
}
