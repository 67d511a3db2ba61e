'use client';
import { useState } from 'react';
import type { OrganizerTicket } from '../../contract';
import { useSoldTickets } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { useT } from '../../i18n';
import { ComboBox } from '../../themed/kit/ComboBox';
import { Field } from '../../themed/kit/Field';

export interface ReaderFieldProps {
  eventId: string;
  /** Whose ticket it is; `null` for the sample. */
  reader: OrganizerTicket | null;
  onReaderChange: (reader: OrganizerTicket | null) => void;
}

/** Tickets that are shown of those that match. */
const maxResults = 20;
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

const labelOf = ({ firstName, lastName, ticketName, id }: OrganizerTicket) =>
  `${`${firstName} ${lastName}`.trim()} · ${ticketName} · ${id}`;

/** Chooses whose ticket fills the placeholders of an email, by name, address or number; without a text it is the sample's. */
export function ReaderField({ eventId, reader, onReaderChange }: ReaderFieldProps) {
  const t = useT();
  const chosen = reader ? labelOf(reader) : '';
  const [text, setText] = useState(chosen);
  const query = useDebounced(text === chosen ? '' : text, typingPause).trim();
  const found = useSoldTickets(eventId, {
    ...(query !== '' && { search: query }),
    ...({ status: 'valid', size: maxResults } as const),
  });
  const tickets = found.data?.tickets ?? [];
  const choose = (next: OrganizerTicket | null) => {
    setText(next ? labelOf(next) : '');
    onReaderChange(next);
  };
  const leave = () => (text.trim() === '' ? choose(null) : setText(chosen));
  return (
    <Field
      label={t('organizer.emails.previewReader')}
      error={found.isError ? t('organizer.sessionRegistrations.ticketsFailed') : undefined}
    >
      {(control) => (
        <ComboBox
          {...control}
          aria-labelledby={`${control.id}-label`}
          placeholder={t('organizer.emails.previewSample')}
          value={reader?.id ?? ''}
          text={text}
          options={tickets.map((ticket) => ({ value: ticket.id, label: labelOf(ticket) }))}
          onTextChange={setText}
          onValueChange={(id) => choose(tickets.find((ticket) => ticket.id === id) ?? reader)}
          onLeave={leave}
          onEnter={leave}
          empty={t('organizer.sessionRegistrations.ticketsNone')}
        />
      )}
    </Field>
  );
}
