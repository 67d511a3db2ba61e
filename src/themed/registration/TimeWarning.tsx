'use client';
import { useEffect, useRef, useState } from 'react';
import type { Extension } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './TimeWarning.css';

/** Props of `TimeWarning`. @public */
export interface TimeWarningProps {
  /** Less than two minutes are left, and more than none. */
  due: boolean;
  /** Of what the tickets are, in what is read aloud. */
  eventName: string;
  /** False where the organizer shows no countdown: the words are said, and shown only beside the offer of more time. */
  isVisible?: boolean | undefined;
  /** What became of asking for more time. */
  extension?: Extension | undefined;
  /** Minutes that more time brings, from when it is given. */
  minutes: number;
  /** Asks for more time; absent where none can be had. */
  onExtend?: (() => void) | undefined;
}

/**
 * Two minutes are left: said once and shown in place, never as a dialog that blocks the page (000 §4 Countdown; DECISIONS), with
 * the way to more time where there is one (WCAG 2.2.1), and what became of asking for it.
 * @public
 */
export function TimeWarning({
  due,
  eventName,
  isVisible = true,
  extension,
  minutes,
  onExtend,
}: TimeWarningProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const topic = topicOf(due, extension);
  const [closed, setClosed] = useState<Topic | null>(null);
  // Closed is what was read; when it comes up again it is new.
  if (closed && closed !== topic) setClosed(null);
  useFocusReturn(box, topic);
  const labels = {
    warning: () => t('registration.countdown.warning', { event: eventName }),
    given: () => t('registration.time.given', { count: minutes }),
    spent: () => t('registration.time.spent'),
    failed: () => t('registration.time.failed'),
  };
  const text = topic ? labels[topic]() : '';
  const offer = due && topic !== 'spent' ? onExtend : undefined;
  const isOpen =
    topic !== null && closed !== topic && (isVisible || offer !== undefined || topic !== 'warning');
  return (
    <div ref={box} tabIndex={-1} className={css.box} data-open={isOpen ? '' : undefined}>
      <Said text={text} />
      {isOpen && (
        <Notice
          tone={topic === 'given' ? 'positive' : 'warning'}
          title={text}
          onDismiss={
            offer
              ? undefined
              : () => {
                  setClosed(topic);
                  box.current?.focus();
                }
          }
          action={
            offer && (
              <Button busy={extension === 'asked'} onClick={offer}>
                {t('registration.time.more')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

type Topic = 'warning' | 'given' | 'spent' | 'failed';

function topicOf(due: boolean, extension: Extension | undefined): Topic | null {
  if (due) return extension === 'spent' || extension === 'failed' ? extension : 'warning';
  return extension === 'given' ? 'given' : null;
}

/** Focus stays in the place of a button that goes away once it has done its work. */
function useFocusReturn(box: { current: HTMLElement | null }, topic: Topic | null) {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = box.current;
    const note = ({ type }: FocusEvent) => {
      hadFocus.current = type === 'focusin';
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', note);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', note);
    };
  }, [box]);
  useEffect(() => {
    // Removing the focused element fires no focusout everywhere: nothing else has the focus then.
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus();
  }, [box, topic]);
}

/** A live region must be there before its words are: they come a moment later, and once. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
