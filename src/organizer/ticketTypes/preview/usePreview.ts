'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { buyersTicket, lifeStages, ticketLife, type LifeStage } from '../../../domain/ticketTypes';
import { useEnvironment } from '../../../hooks';
import type { TicketTypeContext } from '../context';
import { useValues } from '../useValue';

/** What buyers see of the values as they are typed, at a moment that can be moved. */
export function usePreview({ id, sale, sold, isUnlimited }: TicketTypeContext) {
  const { clock } = useEnvironment();
  const [now] = useState(() => clock.now());
  const [chosen, setChosen] = useState<string | null>(null);
  // Typing goes first; the preview follows when there is time.
  const values = useDeferredValue(useValues());
  return useMemo(() => {
    const { event, others } = sale;
    const { quantity } = values;
    const left = isUnlimited && quantity === null ? null : Math.max(0, (quantity || 0) - sold);
    const periods = ticketLife(values, { now, event, others });
    const stages = lifeStages(periods, left, now);
    const named = stages.map((stage, index) => ({ ...stage, key: keyOf(stages, index) }));
    const present = Math.max(
      0,
      named.findIndex(({ isNow }) => isNow),
    );
    const at = named.findIndex(({ key }) => key === chosen);
    const index = at < 0 ? present : at;
    const ticketAt = ({ at, remaining, chosen: others }: LifeStage) =>
      buyersTicket(id, { ...values, name: values.name || ' ' }, sale, { at, remaining, chosen: others });
    return {
      now,
      periods,
      stages: named,
      index,
      stage: named[index],
      ticketAt,
      go: (to: number) => setChosen(named[to]?.key ?? null),
      goToPeriod: (period: number) => setChosen(named.find((stage) => stage.period === period)?.key ?? null),
    };
  }, [id, sale, sold, isUnlimited, values, now, chosen]);
}

/** The second time hidden is another moment than the first. */
const keyOf = (stages: readonly LifeStage[], index: number) =>
  `${stages[index]?.state} ${stages.slice(0, index).filter(({ state }) => state === stages[index]?.state).length}`;
