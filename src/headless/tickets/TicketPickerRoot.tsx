'use client';
import { forwardRef, useMemo, useState } from 'react';
import type { Selection } from '../../domain';
import { useClientLayoutEffect, useLatest } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { createPickerStore } from './pickerStore';
import {
  TicketPickerContext,
  type TicketPickerContextValue,
  type TicketPickerLabels,
} from './TicketPickerContext';

/** What was changed, beside the whole selection. @public */
export interface SelectionChangeDetails {
  ticketId: string;
  quantity: number;
}

/** Hears of each change of how many tickets are chosen, after which it is so. @public */
export type OnSelectionChange = (selection: Selection, details: SelectionChangeDetails) => void;

/** What a picker is in. @public */
export interface TicketPickerRootState {
  /** Prices are being read anew. */
  pending: boolean;
  /** Quantities are disabled. */
  locked: boolean;
}

/** Props of `TicketPickerRoot`. @public */
export interface TicketPickerRootProps extends HeadlessProps<'div', TicketPickerRootState> {
  /** How many of each ticket type, by id. Zeroes are left out. */
  selection: Selection;
  /** Called with the new selection after each choice. It may be a new function at each render. */
  onSelectionChange: OnSelectionChange;
  /** Milliseconds since the epoch, for dates that need their year. Pass when the list was read, not a ticking clock. */
  now: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** BCP 47; digits, dates and prices follow it. */
  locale: string;
  labels: TicketPickerLabels;
  /** The organizer's words for 'Sold Out'. */
  noTicketsText?: string | undefined;
  /** Prices without fees, which are listed apart. Default: true. */
  showFees?: boolean | undefined;
  /**
   * Prices are being read anew: quantities are read-only and keep the focus; what is typed meanwhile is chosen afterwards.
   * Default: false. 000 §4.
   */
  pending?: boolean | undefined;
  /** It takes long: quantities are disabled and get the focus back afterwards. Default: false. 000 §4. */
  locked?: boolean | undefined;
  /** Make the options of a quantity when it is first used; for long lists. Default: false. */
  fillsOnDemand?: boolean | undefined;
}

/**
 * A list of ticket types with a quantity for each. Renders a `div` with role `group`; name it with `aria-label`.
 * `data-pending` and `data-locked` say that prices are on their way. 000 §2.1, §4 Quantity change.
 *
 * @example
 * <TicketPicker.Root selection={selection} onSelectionChange={setSelection} {...context} aria-label="Tickets">
 *   {tickets.map((ticket) => (
 *     <TicketPicker.Row key={ticket.id} ticket={ticket}>
 *       <TicketPicker.Name /> <TicketPicker.Price /> <TicketPicker.Status /> <TicketPicker.Quantity />
 *     </TicketPicker.Row>
 *   ))}
 * </TicketPicker.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, TicketPickerRootProps>(
  function Root(props, ref) {
    const {
      selection,
      onSelectionChange,
      now,
      timeZone,
      locale,
      labels,
      noTicketsText,
      showFees = true,
      pending = false,
      locked = false,
      fillsOnDemand = false,
      ...rest
    } = props;
    const [store] = useState(() =>
      createPickerStore({ selection, queued: {}, pending, locked, focused: null }),
    );
    const onChangeRef = useLatest(onSelectionChange);
    const [applyQueued] = useState(() => (chosenOn: Selection) => {
      const { queued } = store.get();
      let next = chosenOn;
      store.set({ queued: {} });
      for (const [ticketId, quantity] of Object.entries(queued)) {
        next = withQuantity(next, ticketId, quantity);
        onChangeRef.current(next, { ticketId, quantity });
      }
    });
    useClientLayoutEffect(() => {
      // The quantities that were seen: one that no longer fits is not taken for chosen.
      const { selection: chosenOn } = store.get();
      store.set({ selection, pending, locked });
      if (!pending) applyQueued(chosenOn);
    }, [store, selection, pending, locked, applyQueued]);

    const context = useMemo<TicketPickerContextValue>(
      () => ({
        store,
        choose: (ticketId, quantity) => {
          const { pending: isPending, queued, selection: chosen } = store.get();
          if (isPending) store.set({ queued: { ...queued, [ticketId]: quantity } });
          else onChangeRef.current(withQuantity(chosen, ticketId, quantity), { ticketId, quantity });
        },
        now,
        timeZone,
        locale,
        labels,
        noTicketsText,
        showFees,
        fillsOnDemand,
      }),
      [store, now, timeZone, locale, labels, noTicketsText, showFees, fillsOnDemand, onChangeRef],
    );

    const state = { pending, locked };
    const element = useRenderElement('div', state, rest, {
      ref,
      defaults: { role: 'group', 'aria-busy': pending },
      handlers: {
        // Whoever goes on to order means what is to be seen here.
        onBlurCapture: ({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) applyQueued(store.get().selection);
        },
      },
    });
    return <TicketPickerContext.Provider value={context}>{element}</TicketPickerContext.Provider>;
  },
);

function withQuantity(selection: Selection, ticketId: string, quantity: number): Selection {
  const others = Object.entries(selection).filter(([id]) => id !== ticketId);
  return Object.fromEntries(quantity > 0 ? [...others, [ticketId, quantity]] : others);
}

/** Moves the focus to the first quantity that can be chosen, or to the first one chosen. */
export function focusQuantity(container: ParentNode | null, which: 'first' | 'firstChosen' = 'first'): void {
  const all = [...(container?.querySelectorAll<HTMLSelectElement>('select[data-part="quantity"]') ?? [])];
  const found = (which === 'firstChosen' && all.find((quantity) => quantity.value !== '0')) || all[0];
  found?.focus();
}
