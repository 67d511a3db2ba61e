'use client';
import type { CSSProperties } from 'react';
import type { HeldTransaction } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Tag } from '../kit/Tag';
import { num } from '../kit/text.css';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './OrderLines.css';

export interface OrderLinesProps {
  hold: Pick<HeldTransaction, 'tickets' | 'currency' | 'taxName' | 'taxRate'>;
  /** 000 §2.5: the fee column only when fees are shown. */
  showFees: boolean;
}

/*
 * Roles are written out: the rows are grids, and a table whose `display` changes loses its meaning in some browsers.
 */
const role = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  name: 'rowheader',
  cell: 'cell',
};

const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);

/** One line a ticket type. Amounts per ticket, as in the list; the subtotal is for all of them. */
export function OrderLines({ hold, showFees }: OrderLinesProps) {
  const t = useT();
  const locale = useLocale();
  const hasTax = hold.taxRate !== null && hold.taxRate > 0;
  const money = (minor: number) => <bdi>{formatMoney(minor, hold.currency, locale)}</bdi>;
  const heads = [
    t('summary.price'),
    ...(showFees ? [t('summary.fee')] : []),
    ...(hasTax ? [hold.taxName ?? t('summary.tax')] : []),
    t('summary.quantity'),
    t('summary.subtotal'),
  ];
  const style = { [nameOf(css.columns)]: heads.length } as CSSProperties;
  return (
    <div className={css.box}>
      <table role={role.table} className={css.table} style={style}>
        <caption>
          <VisuallyHidden>{t('summary.title')}</VisuallyHidden>
        </caption>
        <thead role={role.group} className={css.group}>
          <tr role={role.row} className={css.row}>
            <th role={role.head} scope="col" className={cx(css.head, css.name)}>
              {t('summary.ticketType')}
            </th>
            {heads.map((head, index) => (
              <th key={index} role={role.head} scope="col" className={cx(css.head, css.cell)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role.group} className={css.group}>
          {hold.tickets.map((ticket) => (
            <tr key={ticket.id} role={role.row} className={css.row}>
              <th role={role.name} scope="row" className={cx(css.ticket, css.name)}>
                {ticket.name}
                {ticket.discount > 0 && ticket.discountDetails && (
                  <Tag tone="highlight" className={css.discount}>
                    {ticket.discountDetails}
                  </Tag>
                )}
              </th>
              <td role={role.cell} className={cx(css.cell, num)}>
                {ticket.price === 0 ? t('summary.free') : money(ticket.price)}
              </td>
              {showFees && (
                <td role={role.cell} className={cx(css.cell, num)}>
                  {money(ticket.fees)}
                </td>
              )}
              {hasTax && (
                <td role={role.cell} className={cx(css.cell, num)}>
                  {money(ticket.tax)}
                </td>
              )}
              <td role={role.cell} className={cx(css.cell, num)}>
                {new Intl.NumberFormat(locale).format(ticket.quantity)}
              </td>
              <td role={role.cell} className={cx(css.cell, css.subtotal, num)}>
                {money(ticket.subtotal)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
