'use client';
import type { TypeStock } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { ScrollBox } from '../kit/page/ScrollBox';

/** How many of each type are left, sold, held and there in all, in numbers. */
export function StockTable({ stock }: { stock: readonly TypeStock[] }) {
  const t = useT();
  const locale = useLocale();
  const say = (value: number) => value.toLocaleString(locale);
  return (
    <ScrollBox label={t('organizer.dashboard.left')}>
      <Table caption={t('organizer.dashboard.left')}>
        <THead>
          <Tr>
            <Th>{t('organizer.orders.tickets.column.type')}</Th>
            <Th align="end">{t('organizer.dashboard.leftCount')}</Th>
            <Th align="end">{t('organizer.dashboard.legendSold')}</Th>
            <Th align="end">{t('organizer.dashboard.legendHeld')}</Th>
            <Th align="end">{t('organizer.dashboard.quantity')}</Th>
          </Tr>
        </THead>
        <TBody>
          {stock.map(({ id, name, quantity, sold, held, left }) => (
            <Tr key={id}>
              <Th scope="row">
                <bdi>{name}</bdi>
              </Th>
              <Td numeric>{left === null ? '–' : say(left)}</Td>
              <Td numeric>{say(sold)}</Td>
              <Td numeric>{say(held)}</Td>
              <Td numeric>{quantity === null ? t('organizer.dashboard.noLimit') : say(quantity)}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
