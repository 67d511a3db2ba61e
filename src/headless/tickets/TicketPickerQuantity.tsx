'use client';
import { forwardRef, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { quantityOptions } from '../../domain';
import { figure } from '../../domain/text/figure';
import { useClientLayoutEffect } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  partStateOf,
  usePickerState,
  useTicketPicker,
  useTicketRow,
  type TicketPickerPartState,
} from './TicketPickerContext';
import { quantityIn } from './pickerStore';

/** What opens the list of a select. */
const opensList = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'Enter' || (altKey && key.startsWith('Arrow'));

/** Quantities that are there before the list is opened; a longer list is made when it is. */
const unopenedOptions = 50;

/** What a quantity is in. @public */
export interface TicketPickerQuantityState extends TicketPickerPartState {
  /** It is more than none. */
  selected: boolean;
  /** It was the last one used, and its price is being read. */
  pending: boolean;
}

/** Props of `TicketPickerQuantity`. @public */
export type TicketPickerQuantityProps = Omit<
  HeadlessProps<'select', TicketPickerQuantityState>,
  'value' | 'defaultValue' | 'multiple' | 'children' | 'disabled'
>;

/**
 * A native select of 0 and perOrderMin … perOrderMax; nothing when the ticket type can't be chosen. It is read-only
 * while prices are on their way: its list does not open, and what is typed, or chosen from a list that was open, waits for them
 * and is never dropped (FAULTS F83). It is disabled only while the picker is locked, and has the focus again afterwards. 000 §2.1, §4
 * Quantity change.
 */
export const Quantity = /* @__PURE__ */ forwardRef<HTMLSelectElement, TicketPickerQuantityProps>(
  function Quantity(props, ref) {
    const { ticket, state, ids } = useTicketRow();
    const { store, choose, labels, locale, fillsOnDemand } = useTicketPicker();
    // Read as one text: what is subscribed to counts a thousand times.
    const shown = usePickerState((snapshot) => {
      const { locked, pending, focused } = snapshot;
      return JSON.stringify([quantityIn(snapshot, ticket.id), locked, pending && focused === ticket.id]);
    }, ticket.id);
    const [value, isLocked, isBusy] = JSON.parse(shown) as [number, boolean, boolean];
    const [isUsed, setUsed] = useState(false);
    const ownRef = useRef<HTMLSelectElement>(null);
    useFocusAfterLock(ownRef, isLocked, ticket.id);

    const isPending = () => store.get().pending;
    const options = isUsed ? undefined : fillsOnDemand ? 0 : unopenedOptions;
    const counts = state.hasQuantity ? quantityOptions(ticket, options) : [];
    const offered = counts.includes(value) ? counts : [...counts, value].sort((a, b) => a - b);
    const notes = [(state.ends ?? state.left) && ids.notes, state.fullDate && ids.date].filter(Boolean);
    const facts = { ...partStateOf('quantity', state), selected: value > 0, pending: isBusy };
    const element = useRenderElement('select', facts, props, {
      ref,
      ownRef,
      defaults: {
        'aria-label': labels.quantity(ticket.name),
        'aria-describedby': notes.join(' ') || undefined,
        'aria-busy': isBusy || undefined,
      },
      handlers: {
        disabled: isLocked,
        value,
        onPointerDown: () => setUsed(true),
        onMouseDown: (event) => {
          if (!isPending()) return;
          event.preventDefault();
          event.currentTarget.focus();
        },
        onKeyDown: (event) => {
          if (isPending() && opensList(event)) event.preventDefault();
        },
        onFocus: () => {
          setUsed(true);
          store.set({ focused: ticket.id });
        },
        onBlur: () => {
          if (!store.get().locked) store.set({ focused: null });
        },
        onChange: (event) => {
          if (!event.isDefaultPrevented()) choose(ticket.id, Number(event.currentTarget.value));
        },
        children: offered.map((count) => (
          <option key={count} value={count} suppressHydrationWarning>
            {figure(count, locale)}
          </option>
        )),
      },
    });
    return state.hasQuantity ? element : null;
  },
);

/** A browser takes the focus from what is disabled; it comes back unless the person went elsewhere. */
function useFocusAfterLock(
  quantity: RefObject<HTMLSelectElement | null>,
  isLocked: boolean,
  ticketId: string,
) {
  const { store } = useTicketPicker();
  const wasLocked = useRef(isLocked);
  useClientLayoutEffect(() => {
    const isReleased = wasLocked.current && !isLocked;
    wasLocked.current = isLocked;
    const element = quantity.current;
    if (!isReleased || !element || store.get().focused !== ticketId) return;
    const { activeElement, body } = element.ownerDocument;
    if (!activeElement || activeElement === body || activeElement === element)
      element.focus({ preventScroll: true });
    else store.set({ focused: null });
  }, [quantity, isLocked, store, ticketId]);
}
