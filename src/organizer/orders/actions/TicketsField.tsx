'use client';
import type { OrganizerTicket } from '../../../contract';
import { Checkbox } from '../../../themed/kit/Checkbox';
import { Fieldset } from '../../../themed/kit/Fieldset';
import { useEditorField } from '../../kit/fields/useEditorField';
import { attendeeOf } from '../OrderTickets';
import * as css from './actions.css';

export interface TicketsFieldProps {
  name: string;
  label: string;
  tickets: readonly OrganizerTicket[];
  /** Notified of each change, before and after it. */
  onChoose?: ((ids: readonly string[], before: readonly string[]) => void) | undefined;
  alsoChecks?: readonly string[] | undefined;
}

/** Which tickets of an order are meant: a list of their numbers. */
export function TicketsField({ name, label, tickets, onChoose, alsoChecks }: TicketsFieldProps) {
  const { id, value, set, leave, error } = useEditorField<string[]>(name, label, {
    alsoChecks,
    show: (ids) => (Array.isArray(ids) ? ids.join(', ') : ''),
  });
  const choose = (ticketId: string, isChosen: boolean) => {
    const next = tickets
      .map((ticket) => ticket.id)
      .filter((each) => (each === ticketId ? isChosen : value.includes(each)));
    set(next);
    onChoose?.(next, value);
  };
  return (
    <Fieldset id={id} legend={label} error={error} onLeave={leave}>
      {tickets.map((ticket) => (
        <Checkbox
          key={ticket.id}
          checked={value.includes(ticket.id)}
          onChange={(event) => choose(ticket.id, event.target.checked)}
          label={
            <span className={css.ticketText}>
              {ticket.ticketName}
              <span className={css.minor}>
                <bdi>{attendeeOf(ticket)}</bdi> <bdi dir="ltr">{ticket.id}</bdi>
              </span>
            </span>
          }
        />
      ))}
    </Fieldset>
  );
}
