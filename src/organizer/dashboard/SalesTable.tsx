'use client';
import type { Currency } from '../../contract';
import { formatMoney, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { muted } from '../../themed/kit/text.css';
import { ScrollBox } from '../page/ScrollBox';
import { dayWords } from './dayWords';

export interface SalesTableProps {
  bars: readonly SalesBar[];
  currency: Currency;
  hasBefore: boolean;
}

/** What the chart shows, in numbers; the latest first. */
export function SalesTable({ bars, currency, hasBefore }: SalesTableProps) {
  const t = useT();
  const locale = useLocale();
  const money = (minor: number) => <bdi>{formatMoney(minor, currency, locale)}</bdi>;
  return (
    <ScrollBox label={t('organizer.dashboard.chart')}>
      <Table caption={t('organizer.dashboard.chart')}>
        <THead>
          <Tr>
            <Th>{t('organizer.dashboard.day')}</Th>
            <Th align="end">{t('organizer.dashboard.now')}</Th>
            {hasBefore && <Th align="end">{t('organizer.dashboard.before')}</Th>}
          </Tr>
        </THead>
        <TBody>
          {[...bars].reverse().map(({ from, to, revenue, before, isOpen }) => (
            <Tr key={from}>
              <Th scope="row">
                {dayWords(from, locale, to)}
                {isOpen && ' '}
                {isOpen && <span className={muted}>{t('organizer.dashboard.open')}</span>}
              </Th>
              <Td numeric>{money(revenue)}</Td>
              {hasBefore && <Td numeric>{before !== null && money(before)}</Td>}
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
