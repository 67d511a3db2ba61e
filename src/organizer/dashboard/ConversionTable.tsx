'use client';
import { conversionOf, type SalesBar } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { muted } from '../../themed/kit/text.css';
import { ScrollBox } from '../kit/page/ScrollBox';
import { dayText } from './dayText';

/** What the chart of conversion shows, in numbers; the latest first. */
export function ConversionTable({ bars }: { bars: readonly SalesBar[] }) {
  const t = useT();
  const locale = useLocale();
  const share = (value: number | null) =>
    value === null ? '–' : value.toLocaleString(locale, { style: 'percent' });
  return (
    <ScrollBox label={t('organizer.dashboard.conversionChart')}>
      <Table caption={t('organizer.dashboard.conversionChart')}>
        <THead>
          <Tr>
            <Th>{t('organizer.dashboard.day')}</Th>
            <Th align="end">{t('organizer.dashboard.begun')}</Th>
            <Th align="end">{t('organizer.dashboard.orders')}</Th>
            <Th align="end">{t('organizer.dashboard.conversion')}</Th>
          </Tr>
        </THead>
        <TBody>
          {[...bars].reverse().map(({ from, to, orders, begun, isOpen }) => (
            <Tr key={from}>
              <Th scope="row">
                {dayText(from, locale, to)}
                {isOpen && ' '}
                {isOpen && <span className={muted}>{t('organizer.dashboard.open')}</span>}
              </Th>
              <Td numeric>{begun.toLocaleString(locale)}</Td>
              <Td numeric>{orders.toLocaleString(locale)}</Td>
              <Td numeric>{share(conversionOf({ orders, begun }))}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
