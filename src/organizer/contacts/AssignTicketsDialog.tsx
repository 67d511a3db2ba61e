'use client';
import { useState } from 'react';
import type { Contact } from '../../contract';
import {
  assignTicketsSchema,
  contactName,
  contactProblem,
  noTickets,
  type AssignTicketsValues,
} from '../../domain/contacts';
import { useOrganizerEvents, type ContactCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ActionDialog } from '../kit/form';
import { TicketsField } from './TicketsField';

interface AssignTicketsDialogProps {
  accountId: string;
  /** The event that is offered first; the account’s latest when absent. */
  eventId: string | undefined;
  contact: Contact;
  calls: Pick<ContactCalls, 'setTickets'>;
  /** So many are the contact’s now. */
  onAssigned: (count: number) => void;
  onClose: () => void;
}

const toErrorMessage = contactProblem('tickets');

/** Makes tickets of an event a contact's; says beforehand whom they leave. 002 §7 PUT tickets. */
export function AssignTicketsDialog(props: AssignTicketsDialogProps) {
  const { accountId, contact, calls, onAssigned, onClose } = props;
  const t = useT();
  const { data: events = [] } = useOrganizerEvents(accountId);
  const [chosen, setChosen] = useState(props.eventId);
  const eventId = chosen ?? events[0]?.id ?? '';
  return (
    <ActionDialog<AssignTicketsValues>
      title={t('organizer.contacts.tickets.assignTo', { name: contactName(contact) })}
      text={t('organizer.contacts.tickets.assignText')}
      action={t('organizer.contacts.tickets.assign')}
      values={noTickets}
      run={({ ticketIds }, signal) =>
        calls.setTickets(
          eventId,
          ticketIds.map((ticketId) => ({ ticketId, contactId: contact.id })),
          signal,
        )
      }
      onDone={({ ticketIds }) => onAssigned(ticketIds.length)}
      schema={assignTicketsSchema}
      toErrorMessage={toErrorMessage}
      onClose={onClose}
    >
      {eventId !== '' && (
        <TicketsField
          accountId={accountId}
          contact={contact}
          events={events}
          eventId={eventId}
          onEventIdChange={setChosen}
        />
      )}
    </ActionDialog>
  );
}
