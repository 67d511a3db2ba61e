'use client';
import { useEffect, useRef, useState } from 'react';
import type { TicketType } from '../../contract';
import type { JoinProblem, WaitingValues } from '../../domain/waitingList';
import { useAreTextsWhole, useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { chunk } from '../kit/chunk';
import { Icon } from '../kit/Icon';
import * as css from './WaitingListAction.css';

const dialog = /* @__PURE__ */ chunk(() => import('./WaitingListDialog'));

/** Props of `WaitingListAction`. @experimental */
export interface WaitingListActionProps {
  /** Sold out, with a waiting list. */
  ticket: TicketType;
  /** The buyer is on the list. */
  isJoined: boolean;
  /** Joins; answers what went wrong, or `null`. */
  onJoin: (values: WaitingValues) => Promise<JoinProblem | null>;
  /** The dialog was closed after a problem that makes the list of tickets outdated. */
  onOutdated: () => void;
  /** Id of the element that names the ticket type. */
  describedBy?: string | undefined;
}

/** In the row of a sold-out ticket type: the way onto its waiting list, then that the buyer is on it. @experimental */
export function WaitingListAction({
  ticket,
  isJoined,
  onJoin,
  onOutdated,
  describedBy,
}: WaitingListActionProps) {
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
    dialog.load().then(
      () => setStatus('open'),
      () => setStatus('failed'),
    );
  };
  return (
    <div className={css.box}>
      {isJoined ? (
        <p ref={joined} tabIndex={-1} aria-describedby={describedBy} className={css.joined}>
          <Icon name="check-circle" size="small" />
          {t('waitingList.joined')}
        </p>
      ) : (
        <LinkButton
          className={css.button}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          busy={status === 'loading'}
          onClick={open}
        >
          {t('waitingList.join')}
        </LinkButton>
      )}
      <p role="status" className={css.failed}>
        {status === 'failed' && t('waitingList.notLoaded')}
      </p>
      {status === 'open' && dialog.loaded && (
        <dialog.loaded.WaitingListDialog
          ticket={ticket}
          onJoin={onJoin}
          onClose={(isOutdated) => {
            setStatus('closed');
            if (isOutdated) onOutdated();
          }}
        />
      )}
    </div>
  );
}
