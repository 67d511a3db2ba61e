'use client';
import type { OrganizerTicket } from '../../../contract';
import { canChangeAttendee } from '../../../domain';
import { useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import type { OrderActions } from './useOrderActions';

/** Leads to the attendee and answers of a ticket; nothing where they can't be changed. */
export function EditLink({ ticket, begin }: { ticket: OrganizerTicket } & Pick<OrderActions, 'begin'>) {
  const t = useT();
  if (!canChangeAttendee(ticket)) return null;
  const edit = t('organizer.orders.order.edit');
  return (
    <LinkButton aria-label={`${edit}: ${ticket.id}`} onClick={() => begin({ kind: 'edit', ticket })}>
      {edit}
    </LinkButton>
  );
}
