'use client';
import { createElement, forwardRef, useId, useMemo, type HTMLAttributes } from 'react';
import type { TicketType } from '../../contract';
import { ticketRowState } from '../../domain';
import {
  TicketRowContextObject,
  usePickerState,
  useTicketPicker,
  type TicketRowValue,
} from './TicketPickerContext';

/** Props of `TicketPickerRow`. @public */
export interface TicketPickerRowProps extends HTMLAttributes<HTMLElement> {
  /** Wrap the component that renders a row in `memo`: then one changed quantity draws one row. */
  ticket: TicketType;
  /** Default: `div`. */
  as?: 'div' | 'li' | 'tr' | 'article' | undefined;
}

/**
 * One ticket type. `data-ticket` is its id, `data-status` is the state of 000 §2.2, `data-highlight` why it stands out (`discount`, `revealed`,
 * `onSale`), `data-selected` is there when a quantity is chosen, `data-urgent` when fewer than six are left.
 */
export const Row = /* @__PURE__ */ forwardRef<HTMLElement, TicketPickerRowProps>(function Row(props, ref) {
  const { ticket, as = 'div', children, ...rest } = props;
  const { now, timeZone, locale, noTicketsText } = useTicketPicker();
  const isSelected = usePickerState(({ selection }) => (selection[ticket.id] ?? 0) > 0, ticket.id);
  const id = useId();
  const row = useMemo<TicketRowValue>(
    () => ({
      ticket,
      state: ticketRowState(ticket, { now, timeZone, locale, noTicketsText }),
      ids: { name: `${id}name`, notes: `${id}notes`, date: `${id}date` },
    }),
    [ticket, now, timeZone, locale, noTicketsText, id],
  );
  const data = {
    'data-part': 'row',
    'data-ticket': ticket.id,
    'data-status': row.state.status,
    'data-highlight': row.state.highlight ?? undefined,
    'data-selected': isSelected ? '' : undefined,
    'data-urgent': row.state.left && row.state.urgent ? '' : undefined,
  };
  return (
    <TicketRowContextObject.Provider value={row}>
      {createElement(as as string, { ...data, ...rest, ref }, children)}
    </TicketRowContextObject.Provider>
  );
});
