'use client';
import { useState } from 'react';
import type { OrganizerTicket } from '../../contract';
import type { RegisterValues } from '../../domain/sessionRegistrations';
import { useSoldTickets } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Checkbox } from '../../themed/kit/Checkbox';
import { Fieldset } from '../../themed/kit/Fieldset';
import { useEditorField } from '../kit/fields';
import { frame } from '../kit/fields/fields.css';
import { SearchInput } from '../kit/fields/SearchInput';
import { attendeeOf } from '../orders';
import * as css from './sessionRegistrations.css';

export interface TicketPickerProps {
  name: 'ticketIds';
  eventId: string;
}

/** Tickets that are shown of those that match. */
const maxResults = 20;
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

/** Finds valid tickets and keeps those that are chosen: they stand first, whatever is looked for then. */
export function TicketPicker({ name, eventId }: TicketPickerProps) {
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.sessionRegistrations.tickets');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly OrganizerTicket[]>([]);
  const query = useDebounced(search, typingPause).trim();
  const tickets = useSoldTickets(eventId, {
    ...(query !== '' && { search: query }),
    ...({ status: 'valid', size: maxResults } as const),
  });
  const field = useEditorField<RegisterValues['ticketIds']>(name, label, {
    show: (ids) => listText(locale, ids as readonly string[]),
  });
  const { value, set, leave, id, error } = field;
  const toggle = (ticket: OrganizerTicket, isChosen: boolean) => {
    const others = chosen.filter((one) => one.id !== ticket.id);
    const next = isChosen ? [...others, ticket] : others;
    setChosen(next);
    set(next.map((one) => one.id));
  };
  const found = tickets.data?.tickets.filter((ticket) => !value.includes(ticket.id)) ?? [];
  return (
    <Fieldset id={id} error={error} legend={label} onLeave={leave}>
      <SearchInput
        label={t('organizer.sessionRegistrations.ticketsSearch')}
        placeholder={t('organizer.sessionRegistrations.ticketsSearch')}
        value={search}
        onValueChange={setSearch}
      />
      <div className={frame}>
        {[...chosen, ...found].map((ticket) => (
          <Checkbox
            key={ticket.id}
            checked={value.includes(ticket.id)}
            onChange={(event) => toggle(ticket, event.target.checked)}
            label={
              <span className={css.ticket}>
                <bdi>{attendeeOf(ticket)}</bdi>
                <span className={css.quiet}>
                  <bdi>{ticket.ticketName}</bdi> <bdi dir="ltr">{ticket.id}</bdi>
                </span>
              </span>
            }
          />
        ))}
        <p role="status" className={css.quiet}>
          {tickets.isError && t('organizer.sessionRegistrations.ticketsFailed')}
          {tickets.data?.tickets.length === 0 && t('organizer.sessionRegistrations.ticketsNone')}
        </p>
      </div>
    </Fieldset>
  );
}
