'use client';
import { useRef, useState, type MouseEvent } from 'react';
import type { Contact, ContactTicket, OrganizerTicket } from '../../contract';
import { contactName, contactProblem } from '../../domain/contacts';
import { useOrganizerEvents, useTicketsOfContact, type ContactCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { PlainList } from '../kit/page/PlainList';
import { RoutedLink } from '../kit/page/RoutedLink';
import { attendeeOf, TicketStatusTag } from '../orders';
import { AssignTicketsDialog } from './AssignTicketsDialog';
import * as css from './contacts.css';

export interface ContactTicketsProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event whose tickets are offered first; the account’s latest when absent. */
  eventId?: string | undefined;
  /** Address of the order that a ticket is of; without it tickets lead nowhere. */
  orderHrefOf?: ((eventId: string, orderId: string) => string) | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  contact: Contact;
  calls: Pick<ContactCalls, 'setTickets'>;
}

const toErrorMessage = contactProblem('tickets');

/** The tickets of a contact, over all events: assigned and removed. 002 §7 PUT tickets. */
export function ContactTickets({ contact, calls, ...props }: ContactTicketsProps) {
  const { accountId, eventId } = props;
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  const [isAssigning, setAssigning] = useState(false);
  const { data: events = [] } = useOrganizerEvents(accountId);
  const known = useTicketsOfContact(contact.tickets);
  const { act, isBusy, problem, news, notify, dialog } = useAction(toErrorMessage);
  const name = contactName(contact);
  const remove = async ({ ticketId, eventId: of }: ContactTicket) => {
    const isRemoved = await act(() => calls.setTickets(of, [{ ticketId, contactId: null }]), {
      title: t('organizer.contacts.tickets.removeTitle', { id: ticketId, name }),
      text: t('organizer.contacts.tickets.removeText'),
      action: t('organizer.kit.form.remove'),
      tone: 'danger',
    });
    if (!isRemoved) return;
    notify(t('organizer.contacts.tickets.removed', { id: ticketId }));
    // The button that was pressed is gone with its row.
    title.current?.focus();
  };
  return (
    <section className={css.stack[3]}>
      <div className={css.ends[3]}>
        <Heading ref={title} level={2} size="md" tabIndex={-1}>
          {t('organizer.orders.tickets.title')}
        </Heading>
        <Button icon={<Icon name="ticket" />} onClick={() => setAssigning(true)}>
          {t('organizer.contacts.tickets.assign')}
        </Button>
      </div>
      <NewsLine text={news} className={css.news} />
      <ProblemNotice title={t('organizer.orders.order.failed.title')} problem={problem} />
      {contact.tickets.length === 0 ? (
        <p className={css.quiet}>{t('organizer.contacts.tickets.none')}</p>
      ) : (
        <PlainList className={css.list}>
          {contact.tickets.map((ticket) => (
            <TicketRow
              key={ticket.ticketId}
              {...props}
              ticket={ticket}
              known={known.get(ticket.ticketId)}
              eventName={events.find(({ id }) => id === ticket.eventId)?.name}
              isBusy={isBusy}
              onRemove={() => void remove(ticket)}
            />
          ))}
        </PlainList>
      )}
      {isAssigning && (
        <AssignTicketsDialog
          accountId={accountId}
          eventId={eventId}
          contact={contact}
          calls={calls}
          onAssigned={(count) => {
            setAssigning(false);
            notify(t('organizer.contacts.tickets.assigned', { count }));
          }}
          onClose={() => setAssigning(false)}
        />
      )}
      {dialog}
    </section>
  );
}

interface TicketRowProps extends Pick<ContactTicketsProps, 'orderHrefOf' | 'onNavigate'> {
  ticket: ContactTicket;
  /** Absent while it is read, and where it could not be. */
  known: OrganizerTicket | undefined;
  eventName: string | undefined;
  isBusy: boolean;
  onRemove: () => void;
}

function TicketRow(props: TicketRowProps) {
  const { ticket, known, eventName, isBusy, onRemove, orderHrefOf, onNavigate } = props;
  const t = useT();
  const { ticketId, eventId } = ticket;
  const number = <bdi dir="ltr">{ticketId}</bdi>;
  return (
    <li className={css.listRow}>
      <div className={css.about}>
        <span className={css.inline[2]}>
          {known && <bdi>{known.ticketName}</bdi>}
          {known && orderHrefOf ? (
            <RoutedLink href={orderHrefOf(eventId, known.orderId)} onNavigate={onNavigate}>
              {number}
            </RoutedLink>
          ) : (
            number
          )}
          {known && known.status !== 'valid' && <TicketStatusTag status={known.status} />}
        </span>
        <span className={css.quiet}>
          {[eventName, known && attendeeOf(known)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <Button
        busy={isBusy}
        aria-label={t('organizer.contacts.tickets.removeOf', { id: ticketId })}
        onClick={onRemove}
      >
        {t('organizer.kit.form.remove')}
      </Button>
    </li>
  );
}
