'use client';
import { useId, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { focusIn, useIsAnswerLeft, useWho } from '../../headless/form/foldedAttendee';
import * as css from './RegistrationForm.css';
import { useIsComplete, type Folding } from '../../headless/form/useFolding';

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
  const isDone = useIsComplete(isComplete, section.key);
  const isAnswerLeft = useIsAnswerLeft(section);
  const note = isDone ? isAnswerLeft && t('registration.optionalLeft') : t('registration.incomplete');
  const show = () => {
    flushSync(() => onShow(section.key));
    focusIn(fields.current);
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
        {note && (
          <>
            {who.length > 0 && <span aria-hidden="true"> · </span>}
            {note}
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
