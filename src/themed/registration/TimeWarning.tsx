'use client';
import type { Extension } from '../../domain';
import { Countdown, useCountdownWarning } from '../../headless/registration';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { visuallyHidden } from '../kit/VisuallyHidden.css';
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
export function TimeWarning({ due, eventName, isVisible, extension, minutes, onExtend }: TimeWarningProps) {
  const t = useT();
  return (
    <Countdown.Warning
      due={due}
      visible={isVisible}
      extension={extension}
      onExtend={onExtend}
      labels={{
        warning: t('registration.countdown.warning', { event: eventName }),
        given: t('registration.time.given', { count: minutes }),
        spent: t('registration.time.spent'),
        failed: t('registration.time.failed'),
      }}
      className={css.box}
    >
      <Countdown.Announcement className={visuallyHidden} />
      <WarningNotice />
    </Countdown.Warning>
  );
}

function WarningNotice() {
  const t = useT();
  const { state, text, extend, dismiss } = useCountdownWarning();
  if (!state.open) return null;
  return (
    <Notice
      tone={state.topic === 'given' ? 'positive' : 'warning'}
      title={text}
      onDismiss={extend ? undefined : dismiss}
      action={
        extend && (
          <Countdown.Extend render={<Button busy={state.pending} />}>
            {t('registration.time.more')}
          </Countdown.Extend>
        )
      }
    />
  );
}
