'use client';
import { forwardRef, type ReactNode } from 'react';
import { formatMoney } from '../../domain';
import { listText } from '../../domain/text/listText';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { visiblePrices } from './visiblePrices';
import {
  partStateOf,
  useTicketPicker,
  useTicketRow,
  type TicketPickerContextValue,
  type TicketPickerPartState,
  type TicketRowValue,
} from './TicketPickerContext';

/** Props of `TicketPickerText`. @public */
export type TicketPickerTextProps = HeadlessProps<'span', TicketPickerPartState>;

type TextOf = (row: TicketRowValue, picker: TicketPickerContextValue) => ReactNode;

/**
 * A `span` with what a rule says, or nothing when it says nothing. `children` come before the text. Dates and amounts stay as a server
 * wrote them: its spaces may be others than the browser's, and that would have the whole list drawn anew.
 */
const textPart = (part: string, textOf: TextOf, idOf?: (row: TicketRowValue) => string) =>
  /* @__PURE__ */ forwardRef<HTMLSpanElement, TicketPickerTextProps>(function Text(props, ref) {
    const row = useTicketRow();
    const text = textOf(row, useTicketPicker());
    const content = (
      <>
        {props.children}
        {text}
      </>
    );
    const element = useRenderElement('span', partStateOf(part, row.state), props, {
      ref,
      defaults: { id: idOf?.(row) },
      handlers: { children: content, suppressHydrationWarning: true },
    });
    return text === null ? null : element;
  });

const money = (minor: number, { ticket }: TicketRowValue, { locale }: TicketPickerContextValue) => (
  <bdi suppressHydrationWarning>{formatMoney(minor, ticket.currency, locale)}</bdi>
);

export const Name = /* @__PURE__ */ textPart(
  'name',
  ({ ticket }) => ticket.name,
  ({ ids }) => ids.name,
);

/** What one ticket costs now; 'Free' for zero. */
export const Price = /* @__PURE__ */ textPart('price', (row, picker) =>
  row.state.isFree ? picker.labels.free : money(visiblePrices(row.ticket, picker.showFees).now, row, picker),
);

/** The price before the discount; nothing without one. */
export const PriceBefore = /* @__PURE__ */ textPart('price-before', (row, picker) => {
  const { before } = visiblePrices(row.ticket, picker.showFees);
  return before === null ? null : <s>{money(before, row, picker)}</s>;
});

/** Fees of one ticket; nothing when there are none or they are part of the price. */
export const Fees = /* @__PURE__ */ textPart('fees', (row, picker) =>
  picker.showFees && row.ticket.fees > 0 ? money(row.ticket.fees, row, picker) : null,
);

/** In words why the price is lower, e.g. '20% off'. */
export const Discount = /* @__PURE__ */ textPart('discount', ({ ticket, state }) =>
  state.highlight === 'discount' ? (ticket.discountDetails ?? null) : null,
);

/** What a rule says as a sentence. */
const messagePart = (part: string, of: 'ends' | 'left' | 'label') =>
  /* @__PURE__ */ textPart(part, ({ state }, { labels }) => {
    const message = state[of];
    return message && labels.say(message);
  });

/** 'Ends Mar 20'. */
export const Ends = /* @__PURE__ */ messagePart('ends', 'ends');

/** '3 Left'. */
export const Left = /* @__PURE__ */ messagePart('left', 'left');

/** Why no quantity can be chosen. */
export const Status = /* @__PURE__ */ messagePart('status', 'label');

/** Which ticket types to choose first, when they are known. */
export const Needs = /* @__PURE__ */ textPart('needs', ({ ticket, state }, { labels, locale }) => {
  const names = ticket.requiredTickets;
  if (state.status !== 'needsOther' || !names?.length) return null;
  return labels.chooseFirst(listText(locale, names, { type: 'disjunction' }));
});

/**
 * The date of `Ends` or `Status` in full, with time and zone, for those who can't guess it from 'Mar 5'. Describes the
 * quantity; hide it from sight, not from screen readers.
 */
export const FullDate = /* @__PURE__ */ textPart(
  'full-date',
  ({ state }) => state.fullDate,
  ({ ids }) => ids.date,
);

/** Wrap `Ends` and `Left` in it: it describes the quantity. Nothing when both say nothing. */
export const Notes = /* @__PURE__ */ textPart(
  'notes',
  ({ state }) => (state.ends ?? state.left) && '',
  ({ ids }) => ids.notes,
);
