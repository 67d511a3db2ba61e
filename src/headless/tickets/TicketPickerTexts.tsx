'use client';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { formatMoney } from '../../domain';
import { listText } from '../../domain/text/listText';
import { dataOf, useRenderElement, type HeadlessProps } from '../useRenderElement';
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

const money = (minor: number, { ticket }: TicketRowValue, { locale }: TicketPickerContextValue) => (
  <bdi suppressHydrationWarning>{formatMoney(minor, ticket.currency, locale)}</bdi>
);

/** What a rule says as a sentence. */
const sentence =
  (of: 'ends' | 'left' | 'label'): TextOf =>
  ({ state }, { labels }) => {
    const message = state[of];
    return message && labels.say(message);
  };

/** What each part says; `null`: nothing. */
const texts = {
  name: ({ ticket }) => ticket.name,
  price: (row, picker) =>
    row.state.isFree
      ? picker.labels.free
      : money(visiblePrices(row.ticket, picker.showFees).now, row, picker),
  'price-before': (row, picker) => {
    const { before } = visiblePrices(row.ticket, picker.showFees);
    return before === null ? null : <s>{money(before, row, picker)}</s>;
  },
  fees: (row, picker) =>
    picker.showFees && row.ticket.fees > 0 ? money(row.ticket.fees, row, picker) : null,
  discount: ({ ticket, state }) => (state.highlight === 'discount' ? ticket.discountDetails || null : null),
  ends: sentence('ends'),
  left: sentence('left'),
  status: sentence('label'),
  needs: ({ ticket, state }, { labels, locale }) => {
    const names = ticket.requiredTickets;
    if (state.status !== 'needsOther' || !names?.length) return null;
    return labels.chooseFirst(listText(locale, names, { type: 'disjunction' }));
  },
  'full-date': ({ state }) => state.fullDate,
  notes: ({ state }) => (state.ends ?? state.left) && '',
} satisfies Record<string, TextOf>;

type TextPart = keyof typeof texts;

/** Parts that name or describe the quantity. */
const referredTo: Partial<Record<TextPart, keyof TicketRowValue['ids']>> = {
  name: 'name',
  'full-date': 'date',
  notes: 'notes',
};

const idOf = (part: TextPart, { ids }: TicketRowValue) => {
  const known = referredTo[part];
  return known && ids[known];
};

/**
 * A `span` with what a rule says, or nothing when it says nothing. `children` come before the text. Dates and amounts stay as a server
 * wrote them: its spaces may be others than the browser's, and that would have the whole list drawn anew.
 */
const textPart = (part: TextPart) =>
  /* @__PURE__ */ forwardRef<HTMLSpanElement, TicketPickerTextProps>(function Text(props, ref) {
    const row = useTicketRow();
    const text = texts[part](row, useTicketPicker());
    const content = (
      <>
        {props.children}
        {text}
      </>
    );
    const element = useRenderElement('span', partStateOf(part, row.state), props, {
      ref,
      defaults: { id: idOf(part, row) },
      handlers: { children: content, suppressHydrationWarning: true },
    });
    return text === null ? null : element;
  });

/** The same as an element, for a row that is drawn a thousand times: each component of it counts. The caller gives it its id. */
export function textElement(
  part: TextPart,
  row: TicketRowValue,
  picker: TicketPickerContextValue,
  { children, ...props }: HTMLAttributes<HTMLSpanElement> = {},
): ReactElement | null {
  const text = texts[part](row, picker);
  return text === null ? null : (
    <span {...dataOf(partStateOf(part, row.state))} {...props} suppressHydrationWarning>
      {children ? (
        <>
          {children}
          {text}
        </>
      ) : (
        text
      )}
    </span>
  );
}

export const Name = /* @__PURE__ */ textPart('name');

/** What one ticket costs now; 'Free' for zero. */
export const Price = /* @__PURE__ */ textPart('price');

/** The price before the discount; nothing without one. */
export const PriceBefore = /* @__PURE__ */ textPart('price-before');

/** Fees of one ticket; nothing when there are none or they are part of the price. */
export const Fees = /* @__PURE__ */ textPart('fees');

/** In words why the price is lower, e.g. '20% off'. */
export const Discount = /* @__PURE__ */ textPart('discount');

/** 'Ends Mar 20'. */
export const Ends = /* @__PURE__ */ textPart('ends');

/** '3 Left'. */
export const Left = /* @__PURE__ */ textPart('left');

/** Why no quantity can be chosen. */
export const Status = /* @__PURE__ */ textPart('status');

/** Which ticket types to choose first, when they are known. */
export const Needs = /* @__PURE__ */ textPart('needs');

/**
 * The date of `Ends` or `Status` in full, with time and zone, for those who can't guess it from 'Mar 5'. Describes the
 * quantity; hide it from sight, not from screen readers.
 */
export const FullDate = /* @__PURE__ */ textPart('full-date');

/** Wrap `Ends` and `Left` in it: it describes the quantity. Nothing when both say nothing. */
export const Notes = /* @__PURE__ */ textPart('notes');
