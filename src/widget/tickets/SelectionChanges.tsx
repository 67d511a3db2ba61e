'use client';
import { useEffect, useRef, useState } from 'react';
import type { TicketType } from '../../contract';
import {
  diffTicketList,
  lostQuantities,
  selectionEvents,
  unseenSelection,
  type Selection,
  type WidgetEventListener,
} from '../../domain';
import { loadOrderFlow } from '../../hooks';
import { useAreTextsWhole } from '../../i18n';
import { loadAhead, prefetch } from '../../payments/ui/prefetch';
import { ListChanges } from '../../themed/notices/ListChanges';
import { useLatest } from '../../react';
import { keepFocus } from '../../react/keepFocus';
import { loadLater } from '../loadLater';
import { useWidgetOrder } from '../OrderContext';
import { paymentsAhead } from '../paymentsAhead';
import { useWidgetContext } from '../WidgetContext';
import type { PromotionInForce } from './PromotionPanel';

export interface SelectionChangesProps {
  tickets: readonly TicketType[];
  /** What was asked for, whether it can be had or not. */
  wanted: Selection;
  /** The list is being read anew: nothing is said about what is lost before the answer. */
  isReading: boolean;
  promotion: PromotionInForce;
  onEvent: WidgetEventListener;
}

/** Comes behind the list: watches it, says what changed on it, and gets an order ready. 000 §5: a quantity that no longer fits is not silently lost. */
export function SelectionChanges(props: SelectionChangesProps) {
  const { tickets, wanted, isReading } = props;
  useEvents(props);
  useFormAhead(props);
  useEffect(() => prefetch(loadOrderFlow), []);
  const place = useRef<HTMLDivElement>(null);
  const order = useWidgetOrder();
  useEffect(() => {
    if (place.current) keepFocus(place.current);
  }, []);
  useEffect(
    () =>
      order.drawBy((change, next) => {
        const draw = () =>
          loadLater.ahead ? loadLater.ahead.transitionFrom(place, order.state)(change, next) : change();
        // The list stays, busy, while the form's file is late.
        if ('hold' in next && !loadLater.ahead) void loadAhead(loadLater).then(draw);
        else draw();
      }),
    [order],
  );
  const isWhole = useAreTextsWhole();
  const [seen, setSeen] = useState(() => ({
    tickets,
    names: namesOf(tickets),
    diff: diffTicketList(tickets, tickets),
  }));
  if (seen.tickets !== tickets)
    setSeen({
      tickets,
      names: { ...seen.names, ...namesOf(tickets) },
      diff: diffTicketList(seen.tickets, tickets),
    });
  const lost = isReading || !isWhole ? [] : lostQuantities(tickets, wanted, seen.names);
  return (
    <div ref={place}>
      <ListChanges lost={lost} {...(isWhole ? seen.diff : noDiff)} />
    </div>
  );
}

function useEvents({ tickets, wanted, promotion, onEvent }: SelectionChangesProps) {
  const seen = useRef(unseenSelection);
  useEffect(() => {
    const now = { tickets, selection: wanted, code: promotion.code, refusal: promotion.error };
    const events = selectionEvents(seen.current, now);
    seen.current = now;
    for (const event of events) onEvent(event);
  }, [tickets, wanted, promotion, onEvent]);
}

/** Whoever has chosen something wants the form next; also who did before this was there. */
function useFormAhead({ wanted, onEvent }: SelectionChangesProps) {
  const latestPayments = useLatest(useWidgetContext().payments);
  const hasChosen = Object.values(wanted).some((quantity) => quantity > 0);
  useEffect(() => {
    if (!hasChosen) return;
    prefetch(loadLater);
    const { current: payments } = latestPayments;
    if (typeof payments === 'function' && !paymentsAhead.has(onEvent))
      prefetch(async () => paymentsAhead.set(onEvent, await payments()));
  }, [hasChosen, onEvent, latestPayments]);
}

const noDiff = { revealed: [], opened: [] };
const namesOf = (tickets: readonly TicketType[]): Record<string, string> =>
  Object.fromEntries(tickets.map(({ id, name }) => [id, name]));
