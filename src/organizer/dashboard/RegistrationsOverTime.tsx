'use client';
import { useMemo } from 'react';
import type { RegistrationData } from '../../contract';
import { registrationBars, ticksUpTo, type SalesBar, type SalesRange } from '../../domain';
import { useRegistrationData } from '../../hooks';
import { directionOf, useLocale, useT } from '../../i18n';
import { Skeleton } from '../../themed/kit/Skeleton';
import { PlainTable } from '../kit/page/PlainTable';
import { readingOf, ReadState } from '../kit/record';
import { barColumns } from './barColumns';
import { ChartCard } from './ChartCard';
import { DashboardCard } from './DashboardCard';
import * as css from './DashboardView.css';
import { dayText } from './dayText';
import type { DayBars } from './DayBars';

export interface RegistrationsOverTimeProps {
  eventId: string;
  range: SalesRange;
  /** `YYYY-MM-DD` in the event's zone. */
  today: string;
}

/** How many people registered per day of a period, as bars or as a table. 002 §7 registration_data. */
export function RegistrationsOverTime({ eventId, range, today }: RegistrationsOverTimeProps) {
  const t = useT();
  const read = useRegistrationData(eventId);
  const title = t('organizer.dashboard.registrations');
  if (read.data) return <Counted data={read.data} range={range} today={today} />;
  return (
    <DashboardCard title={title}>
      <ReadState
        {...readingOf(read)}
        content={null}
        loading={t('organizer.dashboard.registrations.loading')}
        skeleton={<Skeleton height="9rem" />}
        failed={t('organizer.sessionRegistrations.failed')}
      >
        {() => null}
      </ReadState>
    </DashboardCard>
  );
}

interface CountedProps extends Omit<RegistrationsOverTimeProps, 'eventId'> {
  data: RegistrationData;
}

function Counted({ data, range, today }: CountedProps) {
  const t = useT();
  const locale = useLocale();
  const bars = useMemo(() => registrationBars(data, range, today), [data, range, today]);
  return (
    <ChartCard
      title={t('organizer.dashboard.registrations')}
      legend={
        <p className={css.legend}>
          {t('organizer.dashboard.registrations.canceled', { number: data.cancelled.toLocaleString(locale) })}
        </p>
      }
      table={<Table bars={bars} />}
      chart={(Bars) => <Chart Bars={Bars} bars={bars} />}
    />
  );
}

function Table({ bars }: { bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  const registrations = {
    head: t('organizer.agenda.registrations'),
    isNumeric: true,
    cell: (bar: SalesBar) => bar.registrations.toLocaleString(locale),
  };
  return (
    <PlainTable
      caption={t('organizer.dashboard.registrations')}
      rows={[...bars].reverse()}
      rowId={({ from }) => from}
      columns={[barColumns(t, locale).days, registrations]}
    />
  );
}

/** With fewer the hairlines would be at parts of people. */
const leastScale = 4;

function Chart({ Bars, bars }: { Bars: typeof DayBars; bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  const plotted = useMemo(
    () =>
      bars.map(({ from, to, registrations, isOpen }) => ({
        label: dayText(from, locale),
        value: registrations,
        before: null,
        isOpen,
        text: `${dayText(from, locale, to)}: ${registrations.toLocaleString(locale)}`,
      })),
    [bars, locale],
  );
  const [first, last] = [bars[0], bars.at(-1)];
  const highest = [...bars].sort((one, other) => other.registrations - one.registrations)[0];
  if (!first || !last || !highest) return null;
  const text = t('organizer.dashboard.registrations.text', {
    total: bars.reduce((sum, { registrations }) => sum + registrations, 0).toLocaleString(locale),
    from: dayText(first.from, locale),
    to: dayText(last.to, locale),
    most: highest.registrations.toLocaleString(locale),
    day: dayText(highest.from, locale, highest.to),
  });
  return (
    <div role="img" aria-label={text} className={css.chart}>
      <Bars
        bars={plotted}
        ticks={ticksUpTo(Math.max(leastScale, highest.registrations)).filter(Number.isInteger)}
        tickLabel={(value) => value.toLocaleString(locale)}
        annotation={null}
        isMirrored={directionOf(locale) === 'rtl'}
      />
    </div>
  );
}
