'use client';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { HeldTransaction } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Tag } from '../kit/Tag';
import { num } from '../kit/text.css';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './OrderLines.css';
import { useScrolls } from './useScrolls';
import { summaryLines, type SummaryHold, type SummaryLine } from './summaryLines';

export interface OrderLinesProps {
  hold: SummaryHold & Pick<HeldTransaction, 'currency' | 'taxName' | 'taxRate'>;
  /** 000 §2.5: the fee column only when fees are shown. */
  showFees: boolean;
  /** It stays in sight while the form scrolls, so that a long order scrolls in itself. */
  fits?: boolean | undefined;
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

interface Column {
  head: string;
  cell: (line: SummaryLine) => ReactNode;
}

const nameOf = (cssVar: string): string => cssVar.slice('var('.length, -1);

/**
 * One line a ticket type. Amounts per ticket, as in the list; the subtotal is for all of them. Of a swap one line a ticket, and
 * what is charged for it.
 */
export function OrderLines({ hold, showFees, fits = false }: OrderLinesProps) {
  const t = useT();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  const hasTax = hold.taxRate !== null && hold.taxRate > 0;
  const money = (minor: number) => <bdi>{formatMoney(minor, hold.currency, locale)}</bdi>;
  const columns: Column[] = [
    {
      head: t('summary.price'),
      cell: ({ price }) => (price === 0 ? t('summary.free') : money(price)),
    },
    ...(showFees ? [{ head: t('summary.fee'), cell: ({ fees }: SummaryLine) => money(fees) }] : []),
    ...(hasTax
      ? [{ head: hold.taxName ?? t('summary.tax'), cell: ({ tax }: SummaryLine) => money(tax) }]
      : []),
    {
      head: t('summary.quantity'),
      cell: ({ quantity }) => new Intl.NumberFormat(locale).format(quantity),
    },
    {
      head: hold.personTickets ? t('swap.charge') : t('summary.subtotal'),
      cell: ({ subtotal }) => money(subtotal),
    },
  ];
  const style = { [nameOf(css.columns)]: columns.length } as CSSProperties;
  return (
    <div
      ref={box}
      className={cx(css.box, fits && css.fits)}
      // Without a pointer, the keyboard scrolls it.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('summary.title') })}
    >
      <table role={role.table} className={css.table} style={style}>
        <caption>
          <VisuallyHidden>{t('summary.title')}</VisuallyHidden>
        </caption>
        <thead role={role.group} className={cx(css.group, css.heads)}>
          <tr role={role.row} className={css.row}>
            <th role={role.head} scope="col" className={cx(css.head, css.name)}>
              {t('summary.ticketType')}
            </th>
            {columns.map(({ head }, index) => (
              <th key={index} role={role.head} scope="col" className={cx(css.head, css.cell)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role.group} className={css.group}>
          {summaryLines(hold).map((line) => (
            <tr key={line.id} role={role.row} className={css.row}>
              <th role={role.name} scope="row" className={cx(css.ticket, css.name)}>
                {line.name}
                {line.discount && (
                  <Tag tone="highlight" className={css.discount}>
                    {line.discount}
                  </Tag>
                )}
                {line.swappedFrom && (
                  <span className={css.from}> {t('swap.from', { name: line.swappedFrom })}</span>
                )}
              </th>
              {columns.map(({ head, cell }, index) => (
                <td key={index} role={role.cell} data-head={head} className={cx(css.cell, num)}>
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
