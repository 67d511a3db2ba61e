'use client';
import { useState, type ReactNode } from 'react';
import type { TicketInvitation } from '../../../contract';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { lazyDialog } from '../../kit/lazy';

const InviteDialog = /* @__PURE__ */ lazyDialog(() => import('./InviteDialog'), 'InviteDialog');

interface Invite {
  begin: () => void;
  /** Open or not; put it anywhere in what is rendered. */
  dialog: ReactNode;
  /** Who was written to, until others are invited. */
  notice: ReactNode;
}

/** Inviting people to an event, and how many of them were written to. */
export function useInvite(invite: OrderCalls['invite']): Invite {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [invited, setInvited] = useState<readonly TicketInvitation[] | null>(null);
  const close = () => setOpen(false);
  const registered = invited?.filter(({ status }) => status === 'registered').length ?? 0;
  const sent = (invited?.length ?? 0) - registered;
  return {
    begin: () => {
      setInvited(null);
      setOpen(true);
    },
    dialog: isOpen && (
      <InviteDialog
        invite={invite}
        onDone={(invitations) => {
          close();
          setInvited(invitations);
        }}
        onClose={close}
      />
    ),
    notice: invited && (
      <Notice
        tone={sent > 0 ? 'positive' : 'info'}
        live="polite"
        title={t('organizer.members.invite.done', { count: sent })}
        onDismiss={() => setInvited(null)}
      >
        {registered > 0 && t('organizer.orders.invite.registered', { number: registered })}
      </Notice>
    ),
  };
}
