'use client';
import {
  forwardRef,
  useCallback,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { quantityOptions } from '../../domain';
import { usePickerState, useTicketPicker, useTicketRow } from './TicketPickerContext';
import { useClientLayoutEffect } from './useClientLayoutEffect';

/** Keys that leave a read-only quantity alone. */
const harmlessKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'F5']);

/** Quantities that are there before the list is opened; a longer list is made when it is. */
const unopenedOptions = 50;

export type TicketPickerQuantityProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'value' | 'defaultValue' | 'multiple' | 'children' | 'disabled'
>;

/**
 * A native select of 0 and perOrderMin … perOrderMax; nothing when the ticket type can't be chosen. It is read-only
 * while prices are on their way (a native select has no such state, so what would change it is stopped), disabled only
 * while the picker is locked, and has the focus again afterwards. 000 §2.1, §4 Quantity change.
 */
export const Quantity = /* @__PURE__ */ forwardRef<HTMLSelectElement, TicketPickerQuantityProps>(
  function Quantity(props, forwarded) {
    const { onPointerDown, onMouseDown, onKeyDown, onFocus, onBlur, onChange, ...rest } = props;
    const { ticket, state, ids } = useTicketRow();
    const { store, choose, words, locale, fillsOnDemand } = useTicketPicker();
    const value = usePickerState(({ selection }) => selection[ticket.id] ?? 0, ticket.id);
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
    const stopWhilePending = (event: MouseEvent | KeyboardEvent) => isPending() && event.preventDefault();
    const counts = quantityOptions(ticket, isUsed ? undefined : fillsOnDemand ? 0 : unopenedOptions);
    const offered = counts.includes(value) ? counts : [...counts, value].sort((a, b) => a - b);
    const notes = [(state.ends ?? state.left) && ids.notes, state.fullDate && ids.date].filter(Boolean);

    return (
      <select
        data-part="quantity"
        aria-label={words.quantity(ticket.name)}
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
          stopWhilePending(event);
          if (isPending()) event.currentTarget.focus();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!harmlessKeys.has(event.key)) stopWhilePending(event);
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
          if (!isPending()) choose(ticket.id, Number(event.currentTarget.value));
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
