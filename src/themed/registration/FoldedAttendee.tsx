'use client';
import { useId, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { textsOf, type AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { useFields } from '../../headless/form/FieldsContext';
import * as css from './RegistrationForm.css';
import type { Folding } from './useFolding';

export interface FoldedAttendeeProps {
  section: AttendeeSection;
  /** Of the attendee's heading, which is part of the button's name. */
  titleId: string;
  /** What is shown again, and gets the focus. */
  fields: RefObject<HTMLElement | null>;
  isComplete: Folding['isComplete'];
  onShow: Folding['show'];
}

/** In place of an attendee's questions: who it is, and the way to them. */
export function FoldedAttendee({ section, titleId, fields, isComplete, onShow }: FoldedAttendeeProps) {
  const t = useT();
  const buttonId = useId();
  const who = useWho(section);
  const isDone = isComplete(section.key);
  const show = () => {
    flushSync(() => onShow(section.key));
    fields.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };
  return (
    <div className={css.folded}>
      <p className={css.foldedLine}>
        {who.map((text, index) => (
          <span key={index}>
            {index > 0 && <span aria-hidden="true"> · </span>}
            <bdi>{text}</bdi>
          </span>
        ))}
        {!isDone && (
          <>
            {who.length > 0 && <span aria-hidden="true"> · </span>}
            {t('registration.incomplete')}
          </>
        )}
      </p>
      <LinkButton
        id={buttonId}
        aria-labelledby={`${buttonId} ${titleId}`}
        className={css.foldedButton}
        onClick={show}
      >
        {t(isDone ? 'registration.edit' : 'registration.fillIn')}
      </LinkButton>
    </div>
  );
}

/** Name and address; of somebody who is asked for neither, the first answer. */
function useWho({ key, questions }: AttendeeSection): string[] {
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
