'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TicketType } from '../../contract';
import type { JoinProblem, WaitingValues } from '../../domain/waitlist';
import { useAreTextsWhole, useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { Icon } from '../kit/Icon';
import * as css from './WaitlistAction.css';
import { waitlistDialog } from './lazyDialog';

/** Props of `WaitlistAction`. @experimental */
export interface WaitlistActionProps {
  /** Sold out, with a waitlist. */
  ticket: TicketType;
  /** The buyer is on the list. */
  isJoined: boolean;
  /** Joins; answers what went wrong, or `null`. */
  onJoin: (values: WaitingValues) => Promise<JoinProblem | null>;
  /** The dialog was closed after a problem that makes the list of tickets outdated. */
  onOutdated: () => void;
  /** Id of the element that names the ticket type. */
  describedBy?: string | undefined;
  /** Above the buttons of the dialog: a check that a person is there. It may open a window of its own. Default: none. */
  captcha?: ReactNode;
}

/** In the row of a sold-out ticket type: the way onto its waitlist, then that the buyer is on it. @experimental */
export function WaitlistAction(props: WaitlistActionProps) {
  const { ticket, isJoined, onJoin, onOutdated, describedBy, captcha } = props;
  const t = useT();
  const isWhole = useAreTextsWhole();
  const [status, setStatus] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const joined = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpen = status === 'open';
    // The button that opened the dialog is gone.
    if (wasOpen.current && !isOpen && isJoined) joined.current?.focus();
    wasOpen.current = isOpen;
  }, [status, isJoined]);
  if (!isWhole) return null;
  const open = () => {
    setStatus('loading');
    waitlistDialog.load().then(
      () => setStatus('open'),
      () => setStatus('failed'),
    );
  };
  return (
    <div className={css.box}>
      {isJoined ? (
        <p ref={joined} tabIndex={-1} aria-describedby={describedBy} className={css.joined}>
          <Icon name="check-circle" size="small" />
          {t('waitlist.joined')}
        </p>
      ) : (
        <LinkButton
          className={css.button}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          busy={status === 'loading'}
          onClick={open}
        >
          {t('waitlist.join')}
        </LinkButton>
      )}
      <p role="status" className={css.failed}>
        {status === 'failed' && t('waitlist.notLoaded')}
      </p>
      {status === 'open' && waitlistDialog.loaded && (
        <waitlistDialog.loaded.WaitlistDialog
          ticket={ticket}
          onJoin={onJoin}
          captcha={captcha}
          onClose={(isOutdated) => {
            setStatus('closed');
            if (isOutdated) onOutdated();
          }}
        />
      )}
    </div>
  );
}
