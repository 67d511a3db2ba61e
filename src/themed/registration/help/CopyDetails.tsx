'use client';
import { useId, useRef, useState } from 'react';
import {
  copiesOfAttendee,
  copiesToOthers,
  hasSharedQuestions,
  type AttendeeSection,
  type Copies,
  type Copy,
} from '../../../domain';
import { useT } from '../../../i18n';
import { Button, LinkButton } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { useFields } from '../../../headless/form/FieldsContext';
import * as css from './help.css';
import { putIn } from './useFillIn';

interface CopyButtonProps {
  label: string;
  /** Said once everything is copied. */
  done: string;
  /** Asked before what was typed is replaced. */
  question: string;
  find: () => Copies;
}

/** Fills what is empty at once, and asks before it replaces what somebody typed. */
function CopyButton({ label, done, question, find }: CopyButtonProps) {
  const t = useT();
  const { methods } = useFields();
  const questionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState<Copy[]>([]);
  const [said, setSaid] = useState('');
  const copy = () => {
    const { empty, other } = find();
    putIn(methods, empty);
    setRequested(other);
    if (other.length > 0) setSaid('');
    else setSaid(empty.length > 0 ? done : t('registration.copyNothing'));
  };
  const answer = (text: string) => {
    setRequested([]);
    setSaid(text);
    button.current?.focus();
  };
  const isOpen = requested.length > 0;
  return (
    <>
      <LinkButton ref={button} className={css.copy} icon={<Icon name="copy" size="small" />} onClick={copy}>
        {label}
      </LinkButton>
      <VisuallyHidden role="status">{isOpen && question}</VisuallyHidden>
      <p role="status" className={css.copied}>
        {!isOpen && said}
      </p>
      {isOpen && (
        <div role="group" aria-labelledby={questionId} className={css.question}>
          <p id={questionId}>{question}</p>
          <div className={css.buttons}>
            <Button
              onClick={() => {
                putIn(methods, requested);
                answer(done);
              }}
            >
              {t('registration.copyReplace')}
            </Button>
            <Button variant="quiet" onClick={() => answer(t('registration.copyKept'))}>
              {t('registration.copyKeep')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** From the first attendee to another one. */
export function CopyAttendee(props: { from: AttendeeSection; to: AttendeeSection; number: number }) {
  const { from, to, number } = props;
  const t = useT();
  const { methods, context } = useFields();
  return (
    <CopyButton
      label={t('registration.copy')}
      done={t('registration.copied', { number })}
      question={t('registration.copyAsks', { number })}
      find={() => copiesOfAttendee(methods.getValues(), context, [from, to])}
    />
  );
}

/** From the first attendee to all others: what is the same for everybody. */
export function CopyToAll({ sections }: { sections: readonly AttendeeSection[] }) {
  const t = useT();
  const { methods, context } = useFields();
  if (!hasSharedQuestions(context, sections)) return null;
  return (
    <div>
      <CopyButton
        label={t('registration.copyAll')}
        done={t('registration.copiedAll')}
        question={t('registration.copyAllAsks')}
        find={() => copiesToOthers(methods.getValues(), context, sections)}
      />
    </div>
  );
}
