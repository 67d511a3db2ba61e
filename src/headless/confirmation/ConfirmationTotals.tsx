'use client';
import { createContext, forwardRef } from 'react';
import { orderSums, type OrderSums } from '../../domain/confirmation';
import { useRequiredContext } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useConfirmationParts, type ConfirmationState } from './ConfirmationContext';

/** A sum of the order: `tax` and `fees` in it, what was `saved`, and `order`, all of it. @public */
export type ConfirmationTotalKind = keyof OrderSums;

/** What a sum is in, of `Total` and its parts. @public */
export interface ConfirmationTotalState {
  /** Which sum it is. */
  kind: ConfirmationTotalKind;
}

/** Props of `Confirmation.Totals`. @public */
export type ConfirmationTotalsProps = HeadlessProps<'dl', ConfirmationState>;
/** Props of `Confirmation.Total`. @public */
export interface ConfirmationTotalProps extends HeadlessProps<'div', ConfirmationTotalState> {
  /** Which sum it is; nothing is drawn where the order has none of it. */
  kind: ConfirmationTotalKind;
}
/** Props of `Confirmation.Label`. @public */
export type ConfirmationLabelProps = HeadlessProps<'dt', ConfirmationTotalState>;
/** Props of `Confirmation.Value`. @public */
export type ConfirmationValueProps = Omit<HeadlessProps<'dd', ConfirmationTotalState>, 'children'>;

const SumContext = /* @__PURE__ */ createContext<{ kind: ConfirmationTotalKind; text: string } | null>(null);
const useSum = () => useRequiredContext(SumContext, 'Confirmation.Total');

/** The sums: a `dl`; nothing where nobody knows the total. */
export const Totals = /* @__PURE__ */ forwardRef<HTMLDListElement, ConfirmationTotalsProps>(
  function Totals(props, ref) {
    const { state, order } = useConfirmationParts();
    const totals = useRenderElement('dl', state, props, { ref });
    return order && orderSums(order).order !== null ? totals : null;
  },
);

/** One sum with its label, a `div` with `data-kind`. `tax`, `fees` and `saved` are there where they are more than nothing. */
export const Total = /* @__PURE__ */ forwardRef<HTMLDivElement, ConfirmationTotalProps>(function Total(
  { kind, ...rest },
  ref,
) {
  const { order, format } = useConfirmationParts();
  const total = useRenderElement('div', { kind }, rest, { ref });
  const sum = order && orderSums(order)[kind];
  if (sum === null) return null;
  return <SumContext.Provider value={{ kind, text: format(sum) }}>{total}</SumContext.Provider>;
});

/** What the sum is called: a `dt`. */
export const Label = /* @__PURE__ */ forwardRef<HTMLElement, ConfirmationLabelProps>(
  function Label(props, ref) {
    return useRenderElement('dt', { kind: useSum().kind }, props, { ref });
  },
);

/** The sum: a `dd`. */
export const Value = /* @__PURE__ */ forwardRef<HTMLElement, ConfirmationValueProps>(
  function Value(props, ref) {
    const { kind, text } = useSum();
    return useRenderElement('dd', { kind }, props, { ref, defaults: { children: <bdi>{text}</bdi> } });
  },
);
