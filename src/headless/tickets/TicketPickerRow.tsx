'use client';
import { forwardRef, useId, useMemo } from 'react';
import type { TicketType } from '../../contract';
import { ticketRowState } from '../../domain';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  partStateOf,
  TicketRowContextObject,
  usePickerState,
  useTicketPicker,
  type TicketPickerPartState,
  type TicketRowValue,
} from './TicketPickerContext';

/** What a row is in. @public */
export interface TicketPickerRowState extends TicketPickerPartState {
  /** The id of its ticket type. */
  ticket: string;
  /** A quantity is chosen. */
  selected: boolean;
}

/** Props of `TicketPickerRow`. @public */
export interface TicketPickerRowProps extends HeadlessProps<'article', TicketPickerRowState> {
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
  const { ticket, as = 'div', ...rest } = props;
  const { row, state } = useRowOf(ticket);
  const element = useRenderElement(as as 'article', state, rest, { ref });
  return <TicketRowContextObject.Provider value={row}>{element}</TicketRowContextObject.Provider>;
});

/** What a row shares with its parts, and the state it is in. */
export function useRowOf(ticket: TicketType): { row: TicketRowValue; state: TicketPickerRowState } {
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
  return { row, state: { ...partStateOf('row', row.state), ticket: ticket.id, selected: isSelected } };
}
