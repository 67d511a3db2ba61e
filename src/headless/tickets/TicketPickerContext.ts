'use client';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import { useRequiredContext } from '../../react';
import type { TicketType } from '../../contract';
import type { Message, TicketRowContext, TicketRowState } from '../../domain';
import type { PickerSnapshot, PickerStore } from './pickerStore';

/** The words of the parts, in the language of the page. Keep the object the same between renders. @public */
export interface TicketPickerLabels {
  /** Words of a rule's message, e.g. `{ key: 'tickets.ends', values: { date } }`. */
  say: (message: Message) => string;
  /** Accessible name of a quantity: 'Quantity: General Admission'. */
  quantity: (ticketName: string) => string;
  /** A price of zero. */
  free: string;
  /** What to choose first: 'Choose Backstage Tour first'. `ticketNames` is one phrase. */
  chooseFirst: (ticketNames: string) => string;
}

/** What the root of a picker shares with the parts within it. @public */
export interface TicketPickerContextValue extends TicketRowContext {
  store: PickerStore;
  choose: (ticketId: string, quantity: number) => void;
  labels: TicketPickerLabels;
  showFees: boolean;
  /** Options of a quantity are made when it is first used. */
  fillsOnDemand: boolean;
}

export const TicketPickerContext = /* @__PURE__ */ createContext<TicketPickerContextValue | null>(null);

/** What the picker around this part shares. Throws outside of one, naming the fix. @public */
export function useTicketPicker(): TicketPickerContextValue {
  return useRequiredContext(TicketPickerContext, 'TicketPicker.Root');
}

/** What a ticket type is in, of its row and each part of it. @public */
export interface TicketPickerPartState {
  /** Which part it is, e.g. `price-before`. */
  part: string;
  /** The first rule that applies. 000 §2.2. */
  status: TicketRowState['status'];
  /** Why it stands out; null: it does not. */
  highlight: TicketRowState['highlight'];
  /** Fewer than six are left. */
  urgent: boolean;
}

/** The ticket type that a row's parts stand for. @public */
export interface TicketRowValue {
  ticket: TicketType;
  state: TicketRowState;
  /** Of the elements that name and describe the quantity. */
  ids: { name: string; notes: string; date: string };
}

export const TicketRowContextObject = /* @__PURE__ */ createContext<TicketRowValue | null>(null);

/** The state of a part of this row. */
export const partStateOf = (
  part: string,
  { status, highlight, left, urgent }: TicketRowState,
): TicketPickerPartState => ({ part, status, highlight, urgent: left !== null && urgent });

/** The ticket type of this row and everything the rules say about it. 000 §2.2. @public */
export function useTicketRow(): TicketRowValue {
  return useRequiredContext(TicketRowContextObject, 'TicketPicker.Row');
}

/**
 * One share of the picker's state; the component is drawn anew only when that share changes. With the id of the ticket
 * type it is about, it is not even asked when another one changes: a thousand rows cost no more than ten.
 * @public
 */
export function usePickerState<T>(share: (snapshot: PickerSnapshot) => T, ticketId?: string): T {
  const { store } = useTicketPicker();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, ticketId),
    [store, ticketId],
  );
  const read = () => share(store.get());
  return useSyncExternalStore(subscribe, read, read);
}
