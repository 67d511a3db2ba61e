'use client';
import { useEffect, useState } from 'react';
import type { PaymentChoice, TicketType } from '../../contract';
import { checkSelection, clampSelection, defaultSelection, linesOf, orderTotals } from '../../domain';
import type { OrderState, Selection } from '../../domain';
import { useEnvironment, useTickets, type OrderFlow, type UseOrderResult } from '../../hooks';
import { isAnswered } from '../../hooks/isAnswered';
import { useWidgetContext } from '../WidgetContext';
import type { PromotionInForce } from './PromotionPanel';

export interface SelectionStepInput {
  state: Extract<OrderState, { at: 'selecting' | 'holding' }>;
  flow: OrderFlow & Pick<UseOrderResult, 'captcha'>;
  /** As chosen so far; `null` until the buyer chose anything. */
  chosen: Selection | null;
}

const noTickets: readonly TicketType[] = [];
const noPromotion: PromotionInForce = { code: null, error: null, isApplying: false };

/** What the ticket selection shows and does: tickets priced for the choice, totals, promotion, the way to the hold. */
export function useSelectionStep({ state, flow, chosen }: SelectionStepInput) {
  const { eventId, bootstrap, onEvent, promotionCode, ticketIds } = useWidgetContext();
  const { ticketsWidgetModel: widget, siteConf } = bootstrap;
  const { clock, readAt } = useEnvironment();
  const [now] = useState(() => readAt ?? clock.now());
  // A list that comes with its code need not grow by it. One in the page's HTML came without.
  const given = (!readAt && promotionCode?.trim()) || null;
  const [promotion, setPromotion] = useState<PromotionInForce>({ ...noPromotion, code: given });
  const query = useTickets(eventId, { selection: chosen ?? {}, code: promotion.code, ticketIds });
  // Why it is refused, its panel says.
  if (!query.data && query.refusal && promotion.code) setPromotion(noPromotion);
  const tickets = query.data?.tickets ?? null;
  const wanted = chosen ?? defaultSelection(tickets ?? noTickets, siteConf.features);
  const selection = clampSelection(tickets ?? noTickets, wanted);
  const totals = orderTotals(linesOf(tickets ?? noTickets, selection), widget);
  const problem = state.at === 'selecting' ? state.problem : null;

  const { isFetching, refetch } = query;
  useEffect(() => {
    // Whatever refused the hold, stock and prices may have moved (FAULTS F08, F13).
    if (problem) void refetch();
  }, [problem, refetch]);

  const onOrder = (choice: PaymentChoice) =>
    flow.hold(
      {
        status: 'keep',
        tickets: Object.entries(selection).map(([id, requestQuantity]) => ({ id, requestQuantity })),
        orderTotal: totals.total,
        currency: query.data?.currency.code ?? '',
        promotionalCode: promotion.code,
        payByInvoice: choice === 'invoice',
        ...(choice === 'bitcoin' && { isPayByBitcoin: true }),
      },
      choice,
      query.data?.gateway,
    );

  return {
    query,
    totals,
    setPromotion,
    changes: { tickets: tickets ?? noTickets, wanted, isReading: isFetching, promotion, onEvent },
    list: {
      now,
      fillsAtOnce: !!readAt,
      tickets,
      selection,
      problem,
      appliedCode: promotion.code,
      pending: isFetching || promotion.isApplying,
      locked: query.isLocked,
      failure: query.isError
        ? { onRetry: () => void refetch(), retrying: isFetching, isAnswered: isAnswered(query.error) }
        : null,
    },
    order: {
      totals,
      unavailable: checkSelection(selection, widget),
      onOrder,
      busy: state.at === 'holding' ? state.choice : null,
    },
  };
}
