'use client';
import { forwardRef, useMemo, type ReactNode } from 'react';
import type { SummaryLine } from '../../domain/order/summaryLines';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  OrderLineContext,
  useOrderLine,
  useOrderSummaryParts,
  type OrderAmountKind,
  type OrderLineState,
  type OrderSummaryLabels,
  type OrderSummaryState,
} from './OrderSummaryContext';

/** Props of `OrderSummary.Lines`. @public */
export interface OrderSummaryLinesProps extends Omit<HeadlessProps<'ul', OrderSummaryState>, 'children'> {
  /** Draws a line. */
  children: (line: SummaryLine) => ReactNode;
}
/** Props of `OrderSummary.Line`. @public */
export type OrderSummaryLineProps = HeadlessProps<'li', OrderLineState>;
/** Props of `OrderSummary.Name` and `OrderSummary.Quantity`. @public */
export type OrderSummaryTextProps = Omit<HeadlessProps<'span', OrderLineState>, 'children'>;
/** Props of `OrderSummary.Discount` and `OrderSummary.SwappedFrom`. @public */
export type OrderSummaryNoteProps = HeadlessProps<'span', OrderLineState>;

/** What an amount of a line is in. @public */
export interface OrderAmountState {
  /** Which amount it is. */
  kind: OrderAmountKind;
  /** It is 0. */
  zero: boolean;
}

/** Props of `OrderSummary.Amount`. @public */
export interface OrderSummaryAmountProps extends HeadlessProps<'bdi', OrderAmountState> {
  /** `price`, `fees` and `tax` are of one ticket, `subtotal` of all. */
  kind: OrderAmountKind;
}

/** The lines, at least one: a list, of which its function draws each line. Give it `render={<tbody />}` for a table. */
export const Lines = /* @__PURE__ */ forwardRef<HTMLUListElement, OrderSummaryLinesProps>(function Lines(
  { children, ...rest },
  ref,
) {
  const { lines, state } = useOrderSummaryParts();
  const drawn = lines.map((line) => (
    <LineScope key={line.id} line={line}>
      {children(line)}
    </LineScope>
  ));
  return useRenderElement('ul', state, { ...rest, children: drawn }, { ref });
});

function LineScope({ line, children }: { line: SummaryLine; children: ReactNode }) {
  const context = useMemo(
    () => ({
      line,
      state: {
        free: line.price === 0,
        discounted: line.discount !== undefined,
        swapped: line.swappedFrom !== undefined,
      },
    }),
    [line],
  );
  return <OrderLineContext.Provider value={context}>{children}</OrderLineContext.Provider>;
}

/** A ticket type, or a ticket that becomes one of another type: `data-free`, `data-discounted`, `data-swapped`. */
export const Line = /* @__PURE__ */ forwardRef<HTMLLIElement, OrderSummaryLineProps>(
  function Line(props, ref) {
    return useRenderElement('li', useOrderLine().state, props, { ref });
  },
);

/** What the ticket is called. */
export const Name = /* @__PURE__ */ forwardRef<HTMLSpanElement, OrderSummaryTextProps>(
  function Name(props, ref) {
    const { line, state } = useOrderLine();
    return useRenderElement('span', state, props, { ref, defaults: { children: line.name } });
  },
);

/** How many tickets, in the digits of the language. */
export const Quantity = /* @__PURE__ */ forwardRef<HTMLSpanElement, OrderSummaryTextProps>(
  function Quantity(props, ref) {
    const { formatCount } = useOrderSummaryParts();
    const { line, state } = useOrderLine();
    return useRenderElement('span', state, props, {
      ref,
      defaults: { children: formatCount(line.quantity) },
    });
  },
);

/** Children come before the text. Nothing without one. */
const notePart = (textOf: (line: SummaryLine, labels: OrderSummaryLabels) => string | undefined) =>
  /* @__PURE__ */ forwardRef<HTMLSpanElement, OrderSummaryNoteProps>(function Note(
    { children, ...rest },
    ref,
  ) {
    const { labels } = useOrderSummaryParts();
    const { line, state } = useOrderLine();
    const text = textOf(line, labels);
    const content = (
      <>
        {children}
        {text}
      </>
    );
    const note = useRenderElement('span', state, { ...rest, children: content }, { ref });
    return text === undefined ? null : note;
  });

/** In words why it costs less, e.g. '20% off'; nothing without a discount. `children` come before it. */
export const Discount = /* @__PURE__ */ notePart(({ discount }) => discount);

/** Of a swap what the ticket was before, as `labels.swappedFrom` says it; nothing otherwise. `children` come before it. */
export const SwappedFrom = /* @__PURE__ */ notePart(({ swappedFrom }, labels) =>
  swappedFrom === undefined ? undefined : labels.swappedFrom(swappedFrom),
);

/**
 * An amount of its line; nothing for fees that are not shown and for a tax that there is not. A price of 0 is `labels.free`. `data-kind` and
 * `data-zero` are on it. `children` come before the amount.
 */
export const Amount = /* @__PURE__ */ forwardRef<HTMLElement, OrderSummaryAmountProps>(function Amount(
  { kind, children, ...rest },
  ref,
) {
  const { state, format, labels } = useOrderSummaryParts();
  const { line } = useOrderLine();
  const zero = line[kind] === 0;
  const text = kind === 'price' && zero ? labels.free : format(line[kind]);
  const content = (
    <>
      {children}
      {text}
    </>
  );
  const amount = useRenderElement('bdi', { kind, zero }, { ...rest, children: content }, { ref });
  return (kind === 'fees' || kind === 'tax') && !state[kind] ? null : amount;
});
