'use client';
import {
  forwardRef,
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { quantityOptions } from '../../domain';
import { useClientLayoutEffect } from '../../react';
import { usePickerState, useTicketPicker, useTicketRow } from './TicketPickerContext';
import { quantityIn } from './pickerStore';

/** What opens the list of a select. */
const opensList = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'Enter' || (altKey && key.startsWith('Arrow'));

/** Quantities that are there before the list is opened; a longer list is made when it is. */
const unopenedOptions = 50;

/** Props of `TicketPickerQuantity`. @public */
export type TicketPickerQuantityProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'children' | 'disabled'
>;

/**
 * A native select of 0 and perOrderMin … perOrderMax; nothing when the ticket type can't be chosen. It is read-only
 * while prices are on their way: its list does not open, and what is typed, or chosen from a list that was open, waits for them
 * and is never dropped (FAULTS F83). It is disabled only while the picker is locked, and has the focus again afterwards. 000 §2.1, §4
 * Quantity change.
 */
export const Quantity = /* @__PURE__ */ forwardRef<HTMLSelectElement, TicketPickerQuantityProps>(
  function Quantity(props, forwarded) {
    const { onPointerDown, onMouseDown, onKeyDown, onFocus, onBlur, onChange, ...rest } = props;
    const { ticket, state, ids } = useTicketRow();
    const { store, choose, labels, locale, fillsOnDemand } = useTicketPicker();
    const value = usePickerState((snapshot) => quantityIn(snapshot, ticket.id), ticket.id);
    const isLocked = usePickerState(({ locked }) => locked, ticket.id);
    const isBusy = usePickerState(({ pending, focused }) => pending && focused === ticket.id, ticket.id);
    const [isUsed, setUsed] = useState(false);
    const own = useRef<HTMLSelectElement | null>(null);
    const ref = useCallback(
      (node: HTMLSelectElement | null) => {
        own.current = node;
        if (typeof forwarded === 'function') forwarded(node);
        else if (forwarded) forwarded.current = node;
      },
      [forwarded],
    );
    useFocusAfterLock(own, isLocked, ticket.id);

    if (!state.hasQuantity) return null;
    const isPending = () => store.get().pending;
    const counts = quantityOptions(ticket, isUsed ? undefined : fillsOnDemand ? 0 : unopenedOptions);
    const offered = counts.includes(value) ? counts : [...counts, value].sort((a, b) => a - b);
    const notes = [(state.ends ?? state.left) && ids.notes, state.fullDate && ids.date].filter(Boolean);

    return (
      <select
        data-part="quantity"
        aria-label={labels.quantity(ticket.name)}
        aria-describedby={notes.join(' ') || undefined}
        aria-busy={isBusy || undefined}
        {...rest}
        ref={ref}
        disabled={isLocked}
        value={value}
        onPointerDown={(event) => {
          setUsed(true);
          onPointerDown?.(event);
        }}
        onMouseDown={(event) => {
          onMouseDown?.(event);
          if (!isPending()) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (isPending() && opensList(event)) event.preventDefault();
        }}
        onFocus={(event) => {
          setUsed(true);
          store.set({ focused: ticket.id });
          onFocus?.(event);
        }}
        onBlur={(event) => {
          if (!store.get().locked) store.set({ focused: null });
          onBlur?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          choose(ticket.id, Number(event.currentTarget.value));
        }}
      >
        {offered.map((count) => (
          <option key={count} value={count} suppressHydrationWarning>
            {count.toLocaleString(locale)}
          </option>
        ))}
      </select>
    );
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
