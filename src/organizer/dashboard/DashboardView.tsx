'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { OrderRow } from '../../contract';
import {
  changeOf,
  comparedTotals,
  conversionOf,
  formatMoney,
  hasLastYear,
  salesBars,
  salesComparisons,
  salesRanges,
  totalsOf,
  type SalesComparison,
  type SalesRange,
  type SetupStepName,
} from '../../domain';
import type { DashboardFigures } from '../../hooks/organizer/dashboard/useDashboard';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { optionsOf } from '../kit/fields/options';
import { PageHeader } from '../kit/page/PageHeader';
import { RoutedLink } from '../kit/page/RoutedLink';
import { ScreenEmpty } from '../kit/page/ScreenStates';
import { SegmentedControl } from '../kit/page/SegmentedControl';
import { ReadState, type Reading } from '../kit/record';
import { ConversionOverTime } from './ConversionOverTime';
import * as css from './DashboardView.css';
import { FigureRow } from './FigureRow';
import { LatestOrders } from './LatestOrders';
import { comparisonTexts, SalesOverTime } from './SalesOverTime';
import { TicketsLeft } from './TicketsLeft';

/** Where the dashboard leads. @experimental */
export interface DashboardLinks {
  /** Address of one order. */
  orderHref: (orderId: string) => string;
  /** Address of the list of orders. */
  ordersHref: string;
  /** Address of the ticket types; no link when absent. */
  ticketTypesHref?: string | undefined;
  /** Where an event is set up: address of each step's screen, and of the ticket page, which opens in a tab of its own, for `testOrder`. A step without an address is no link. */
  setupHrefs?: Readonly<Partial<Record<SetupStepName, string>>> | undefined;
  /** Called with a plain click on a link; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface DashboardViewProps extends DashboardLinks, Reading {
  /** `null` before the first answers. */
  figures: DashboardFigures | null;
  /** The newest orders; `null` before the first answer. */
  orders: readonly OrderRow[] | null;
  range: SalesRange;
  onRangeChange: (range: SalesRange) => void;
  /** What the period is compared with; last year is offered where there were orders. */
  compare: SalesComparison;
  onCompareChange: (compare: SalesComparison) => void;
  /** `YYYY-MM-DD` in the event's zone. */
  today: string;
  /** IANA zone of the event. */
  timeZone: string;
  /** Where there is no order yet: a `SetupChecklist`. */
  setup?: ReactNode;
  /** Below the title: the weather on the days of the event. */
  weather?: ReactNode;
  /** A card with the registrations of the period. */
  registrations?: ReactNode;
  /** A card with how far the event is from its goal. */
  goal?: ReactNode;
}

/** How an event sells, in every state the screen has; knows nothing of where figures come from. */
export function DashboardView(props: DashboardViewProps) {
  const { figures, orders, range, onRangeChange, isUnknown } = props;
  const t = useT();
  return (
    <div className={css.root}>
      <PageHeader
        title={t('organizer.kit.nav.dashboard')}
        actions={
          !isUnknown && (
            <SegmentedControl
              label={t('organizer.dashboard.range')}
              value={range}
              options={optionsOf(salesRanges, (value) => t(`organizer.dashboard.range.${value}`))}
              onValueChange={onRangeChange}
            />
          )
        }
      />
      {props.weather}
      <ReadState
        {...props}
        content={figures && orders && { figures, orders }}
        loading={t('organizer.dashboard.loading')}
        failed={t('organizer.dashboard.failed')}
      >
        {(read) => <Figures {...props} {...read} />}
      </ReadState>
    </div>
  );
}

type FilledProps = DashboardViewProps & { figures: DashboardFigures; orders: readonly OrderRow[] };

function Figures(props: FilledProps) {
  const { figures, orders, range, today, timeZone, orderHref, ordersHref, ticketTypesHref, onNavigate } =
    props;
  const t = useT();
  const canCompare = hasLastYear(figures.days, range, today);
  const compare = canCompare ? props.compare : 'before';
  const link = (href: string, text: string) => (
    <RoutedLink href={href} className={css.cardLink} onNavigate={onNavigate}>
      {text}
    </RoutedLink>
  );
  const isEmpty = orders.length === 0;
  const bars = salesBars(figures.days, range, today, compare);
  return (
    <>
      {isEmpty ? (
        <ScreenEmpty
          drawing="orders"
          title={t('organizer.dashboard.empty.title')}
          text={t('organizer.dashboard.empty.text')}
        />
      ) : (
        <Totals figures={figures} range={range} today={today} compare={compare} />
      )}
      <div className={css.board}>
        {isEmpty && props.setup}
        {!isEmpty && (
          <SalesOverTime
            bars={bars}
            currency={figures.currency}
            compare={compare}
            choice={
              canCompare && (
                <SegmentedControl
                  label={t('organizer.dashboard.compare')}
                  value={compare}
                  options={optionsOf(salesComparisons, (value) => t(comparisonTexts[value]))}
                  onValueChange={props.onCompareChange}
                />
              )
            }
          />
        )}
        {figures.stock.length > 0 && (
          <section className={css.card} aria-label={t('organizer.dashboard.left')}>
            <header className={css.cardHead}>
              <Heading level={2} size="md">
                {t('organizer.dashboard.left')}
              </Heading>
              {ticketTypesHref !== undefined && link(ticketTypesHref, t('organizer.dashboard.leftEdit'))}
            </header>
            <TicketsLeft stock={figures.stock} />
          </section>
        )}
        {!isEmpty && <ConversionOverTime bars={bars} />}
        {!isEmpty && props.registrations}
        {props.goal}
        {!isEmpty && (
          <section className={`${css.card} ${css.wide}`} aria-label={t('organizer.dashboard.latest')}>
            <header className={css.cardHead}>
              <Heading level={2} size="md">
                {t('organizer.dashboard.latest')}
              </Heading>
              {link(ordersHref, t('organizer.dashboard.allOrders'))}
            </header>
            <LatestOrders orders={orders} timeZone={timeZone} orderHref={orderHref} onNavigate={onNavigate} />
          </section>
        )}
      </div>
    </>
  );
}

function Totals({
  figures,
  range,
  today,
  compare,
}: Pick<FilledProps, 'figures' | 'range' | 'today' | 'compare'>) {
  const t = useT();
  const locale = useLocale();
  const { days, currency, awaitingPayment } = figures;
  const { now, before } = comparedTotals(days, range, today, compare);
  const ever = totalsOf(days, '', '9999-12-31');
  const say = (value: number) => value.toLocaleString(locale);
  const share = (value: number, signDisplay?: 'exceptZero') =>
    value.toLocaleString(locale, { style: 'percent', ...(signDisplay && { signDisplay }) });
  const change = before && changeOf(now.revenue, before.revenue);
  const conversion = conversionOf(now);
  const changeText =
    change === null
      ? t('organizer.dashboard.revenueNote')
      : compare === 'lastYear'
        ? t('organizer.dashboard.changeYear', { change: share(change, 'exceptZero') })
        : t('organizer.dashboard.change', { change: share(change, 'exceptZero'), count: Number(range) });
  return (
    <FigureRow
      label={t('organizer.dashboard.figures')}
      figures={[
        {
          name: t('organizer.dashboard.revenue'),
          value: <bdi>{formatMoney(now.revenue, currency, locale)}</bdi>,
          note: changeText,
        },
        {
          name: t('organizer.dashboard.sold'),
          value: say(now.registrations),
          note: t('organizer.dashboard.soldNote', { total: say(ever.registrations) }),
        },
        {
          name: t('organizer.dashboard.orders'),
          value: say(now.orders),
          note: t('organizer.dashboard.ordersNote', { count: awaitingPayment }),
        },
        {
          name: t('organizer.dashboard.conversion'),
          value: conversion === null ? '–' : share(conversion),
          note: t('organizer.dashboard.conversionNote', { count: now.begun }),
        },
      ]}
    />
  );
}
