'use client';
import { useState } from 'react';
import type { Contact, OrganizerEvent, OrganizerTicket } from '../../contract';
import { contactName, holdersOf, leavingOthers, type AssignTicketsValues } from '../../domain/contacts';
import { useContacts, useSoldTickets } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Checkbox } from '../../themed/kit/Checkbox';
import { Field } from '../../themed/kit/Field';
import { Fieldset } from '../../themed/kit/Fieldset';
import { Notice } from '../../themed/kit/Notice';
import { Select } from '../../themed/kit/Select';
import { useEditorField } from '../kit/fields';
import { frame } from '../kit/fields/fields.css';
import { namedOptions } from '../kit/fields/options';
import { SearchInput } from '../kit/fields/SearchInput';
import { attendeeOf } from '../orders';
import * as css from './contacts.css';

interface TicketsFieldProps {
  accountId: string;
  /** Who is to get them. */
  contact: Contact;
  events: readonly OrganizerEvent[];
  eventId: string;
  onEventIdChange: (eventId: string) => void;
}

/** Tickets that are shown of those that match. */
const maxResults = 20;
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

/** Finds valid tickets of an event, says whose they are now, and keeps those that are chosen. */
export function TicketsField(props: TicketsFieldProps) {
  const { accountId, contact, events, eventId, onEventIdChange } = props;
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.orders.tickets.title');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly OrganizerTicket[]>([]);
  const query = useDebounced(search, typingPause).trim();
  const tickets = useSoldTickets(eventId, {
    ...(query !== '' && { search: query }),
    ...({ status: 'valid', size: maxResults } as const),
  });
  const { value, set, leave, id, error } = useEditorField<AssignTicketsValues['ticketIds']>(
    'ticketIds',
    label,
    { show: (ids) => listText(locale, ids as readonly string[]) },
  );
  const own = new Set(contact.tickets.map(({ ticketId }) => ticketId));
  const found = (tickets.data?.tickets ?? []).filter(
    (ticket) => !value.includes(ticket.id) && !own.has(ticket.id),
  );
  const listed = [...chosen, ...found];
  const ids = listed.map((ticket) => ticket.id);
  const held = useContacts(
    accountId,
    { criteria: { ticketIds: ids }, size: Math.max(1, ids.length) },
    { enabled: ids.length > 0 },
  );
  const holders = holdersOf(held.data?.items ?? []);
  const choose = (next: readonly OrganizerTicket[]) => {
    setChosen(next);
    set(next.map((one) => one.id));
  };
  const toggle = (ticket: OrganizerTicket, isChosen: boolean) => {
    const others = chosen.filter((one) => one.id !== ticket.id);
    choose(isChosen ? [...others, ticket] : others);
  };
  const holderName = (ticketId: string) => {
    const holder = holders.get(ticketId);
    return holder && contactName(holder);
  };
  const leaving = leavingOthers(value, holders, contact.id);
  return (
    <>
      {events.length > 1 && (
        <Field label={t('organizer.events.column.event')}>
          {(control) => (
            <Select
              {...control}
              options={namedOptions(events)}
              value={eventId}
              onValueChange={(next) => {
                choose([]);
                onEventIdChange(next);
              }}
            />
          )}
        </Field>
      )}
      <Fieldset id={id} error={error} legend={label} onLeave={leave}>
        <SearchInput
          label={t('organizer.sessionRegistrations.ticketsSearch')}
          placeholder={t('organizer.sessionRegistrations.ticketsSearch')}
          value={search}
          onValueChange={setSearch}
        />
        <div className={frame}>
          {listed.map((ticket) => {
            const holder = holderName(ticket.id);
            return (
              <Checkbox
                key={ticket.id}
                checked={value.includes(ticket.id)}
                onChange={(event) => toggle(ticket, event.target.checked)}
                label={
                  <span className={css.about}>
                    <bdi>{attendeeOf(ticket)}</bdi>
                    <span className={css.quiet}>
                      <bdi>{ticket.ticketName}</bdi> <bdi dir="ltr">{ticket.id}</bdi>
                    </span>
                    {holder !== undefined && (
                      <span className={css.quiet}>
                        {t('organizer.contacts.tickets.heldBy', { name: holder })}
                      </span>
                    )}
                  </span>
                }
              />
            );
          })}
          <p role="status" className={css.quiet}>
            {tickets.isError && t('organizer.sessionRegistrations.ticketsFailed')}
            {tickets.data && listed.length === 0 && t('organizer.sessionRegistrations.ticketsNone')}
          </p>
        </div>
      </Fieldset>
      {held.isError && (
        <div className={css.whole}>
          <Notice tone="warning" live="polite">
            {t('organizer.contacts.tickets.holdersUnknown')}
          </Notice>
        </div>
      )}
      {leaving.length > 0 && (
        <div className={css.whole}>
          <Notice tone="warning" live="polite" title={t('organizer.contacts.tickets.leaving')}>
            {listText(
              locale,
              leaving.map((one) => `${one} (${holderName(one) ?? ''})`),
            )}
          </Notice>
        </div>
      )}
    </>
  );
}
