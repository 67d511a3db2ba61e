'use client';
import type { Currency } from '../../contract';
import { conversionOf, formatMoney, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { muted } from '../../themed/kit/text.css';
import { ScrollBox } from '../kit/page/ScrollBox';
import { dayText } from './dayText';

export interface SalesTableProps {
  bars: readonly SalesBar[];
  currency: Currency;
  /** What the days are called that are compared with; `null` where none are. */
  before: string | null;
}

/** What the chart shows, in numbers; the latest first. */
export function SalesTable({ bars, currency, before: beforeLabel }: SalesTableProps) {
  const t = useT();
  const locale = useLocale();
  const money = (minor: number) => <bdi>{formatMoney(minor, currency, locale)}</bdi>;
  const share = (value: number | null) =>
    value === null ? '–' : value.toLocaleString(locale, { style: 'percent' });
  return (
    <ScrollBox label={t('organizer.dashboard.chart')}>
      <Table caption={t('organizer.dashboard.chart')}>
        <THead>
          <Tr>
            <Th>{t('organizer.dashboard.day')}</Th>
            <Th align="end">{t('organizer.dashboard.now')}</Th>
            {beforeLabel !== null && <Th align="end">{beforeLabel}</Th>}
            <Th align="end">{t('organizer.dashboard.orders')}</Th>
            <Th align="end">{t('organizer.dashboard.conversion')}</Th>
          </Tr>
        </THead>
        <TBody>
          {[...bars].reverse().map(({ from, to, revenue, before, orders, begun, isOpen }) => (
            <Tr key={from}>
              <Th scope="row">
                {dayText(from, locale, to)}
                {isOpen && ' '}
                {isOpen && <span className={muted}>{t('organizer.dashboard.open')}</span>}
              </Th>
              <Td numeric>{money(revenue)}</Td>
              {beforeLabel !== null && <Td numeric>{before !== null && money(before)}</Td>}
              <Td numeric>{orders.toLocaleString(locale)}</Td>
              <Td numeric>{share(conversionOf({ orders, begun }))}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
