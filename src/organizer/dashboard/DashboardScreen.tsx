'use client';
import { useState } from 'react';
import type { SalesComparison, SalesRange } from '../../domain';
import { useEnvironment, useOrders } from '../../hooks';
import { useDashboard } from '../../hooks/organizer/dashboard/useDashboard';
import { useOrganizerEvent } from '../../hooks/organizer/events/useOrganizerEvents';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { readingOf } from '../kit/record';
import { DashboardView, type DashboardLinks } from './DashboardView';
import { EventWeather } from './EventWeather';
import { GoalCard } from './GoalCard';
import { RegistrationsOverTime } from './RegistrationsOverTime';
import { SetupChecklist } from './SetupChecklist';

/** Props of `DashboardScreen`. @experimental */
export interface DashboardScreenProps extends EventScreenProps, DashboardLinks {
  /** How far back it looks; with `onRangeChange` it is the host's to keep. 30 days when absent. */
  range?: SalesRange | undefined;
  /** Another period was chosen. */
  onRangeChange?: ((range: SalesRange) => void) | undefined;
  /** What the period is compared with; with `onCompareChange` it is the host's to keep. The period before when absent. */
  compare?: SalesComparison | undefined;
  /** Another comparison was chosen. */
  onCompareChange?: ((compare: SalesComparison) => void) | undefined;
}

const latestOrders = 6;
const noTimeZone = 'UTC';

/** `YYYY-MM-DD` in a zone. Swedish dates are ISO 8601's. */
const dayIn = (timeZone: string, now: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

/** How an event sells: figures, sales over time, tickets left, the newest orders. 002 §7 Analytics embedding. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { accountId, eventId, range, onRangeChange, compare, onCompareChange, ...links } = props;
  const { clock } = useEnvironment();
  const [own, setOwn] = useState<SalesRange>('30');
  const [ownCompare, setOwnCompare] = useState<SalesComparison>('before');
  const event = useOrganizerEvent(accountId, eventId);
  const { figures, ...read } = useDashboard(accountId, eventId);
  const list = useOrders(eventId, { size: latestOrders });
  const timeZone = event?.['time-zone-id'] ?? noTimeZone;
  const today = dayIn(timeZone, clock.now());
  return (
    <DashboardView
      {...links}
      {...readingOf(read, list)}
      figures={figures}
      orders={list.data?.orders ?? null}
      range={range ?? own}
      onRangeChange={(next) => {
        if (range === undefined) setOwn(next);
        onRangeChange?.(next);
      }}
      compare={compare ?? ownCompare}
      onCompareChange={(next) => {
        if (compare === undefined) setOwnCompare(next);
        onCompareChange?.(next);
      }}
      today={today}
      timeZone={timeZone}
      weather={<EventWeather eventId={eventId} today={today} />}
      registrations={<RegistrationsOverTime eventId={eventId} range={range ?? own} today={today} />}
      goal={<GoalCard eventId={eventId} timeZone={timeZone} />}
      setup={
        <SetupChecklist
          accountId={accountId}
          eventId={eventId}
          setupHrefs={links.setupHrefs}
          onNavigate={links.onNavigate}
        />
      }
    />
  );
}
