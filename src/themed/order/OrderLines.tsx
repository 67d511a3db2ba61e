'use client';
import { useRef, type ReactNode } from 'react';
import type { HeldTransaction } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Tag } from '../kit/Tag';
import { num } from '../kit/text.css';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { visuallyHidden } from '../kit/VisuallyHidden.css';
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
  id: 'price' | 'fee' | 'tax' | 'quantity' | 'subtotal';
  head: string;
  cell: (line: SummaryLine) => ReactNode;
  /** Read aloud, and no line of the receipt: there is nothing of it. */
  isNone?: (line: SummaryLine) => boolean;
}

/** What an amount is made of; each has a line of its own, and names itself there. */
const isDetail = ({ id }: Column) => id === 'price' || id === 'fee' || id === 'tax';

/**
 * A receipt: name, quantity and amount on a line, what the amount is made of on lines below it. Of a swap one entry a ticket, and
 * what is charged for it. It is a table to whoever hears it, with the columns of 000 §2.5.
 */
export function OrderLines({ hold, showFees, fits = false }: OrderLinesProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  const columns = useColumns(hold, showFees);
  return (
    <div
      ref={box}
      className={cx(css.box, fits && css.fits)}
      // Without a pointer, the keyboard scrolls it.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('summary.title') })}
    >
      <table role={role.table} className={css.table}>
        <caption>
          <VisuallyHidden>{t('summary.title')}</VisuallyHidden>
        </caption>
        <thead role={role.group} className={css.group}>
          <tr role={role.row} className={css.row}>
            <th role={role.head} scope="col" className={cx(css.head, css.name)}>
              {t('summary.ticketType')}
            </th>
            {columns.map((column) => (
              <th key={column.id} role={role.head} scope="col" className={headClass(column)}>
                {column.head}
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
                  <span className={css.discount}>
                    {' '}
                    <Tag tone="highlight">{line.discount}</Tag>
                  </span>
                )}
                {line.swappedFrom && (
                  <span className={css.from}> {t('swap.from', { name: line.swappedFrom })}</span>
                )}
              </th>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role={role.cell}
                  data-head={column.head}
                  className={cx(cellClass(column, line), num)}
                >
                  {column.cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headClass = (column: Column) =>
  isDetail(column) ? visuallyHidden : cx(css.head, column.id === 'quantity' ? css.quantity : css.subtotal);

function cellClass(column: Column, line: SummaryLine) {
  if (column.isNone?.(line)) return visuallyHidden;
  if (isDetail(column)) return css.detail;
  return column.id === 'quantity' ? css.quantity : cx(css.subtotal, css.amount);
}

/** The columns of 000 §2.5: of one ticket, but for the last. */
function useColumns(hold: OrderLinesProps['hold'], showFees: boolean): Column[] {
  const t = useT();
  const locale = useLocale();
  const count = (quantity: number) => new Intl.NumberFormat(locale).format(quantity);
  const money = (minor: number) => <bdi>{formatMoney(minor, hold.currency, locale)}</bdi>;
  const ofEach = (minor: number, { quantity }: SummaryLine) => (
    <bdi>
      {quantity > 1 && `${count(quantity)} × `}
      {formatMoney(minor, hold.currency, locale)}
    </bdi>
  );
  const hasTax = hold.taxRate !== null && hold.taxRate > 0;
  const fee: Column = {
    id: 'fee',
    head: t('summary.fee'),
    cell: (line) => ofEach(line.fees, line),
    isNone: ({ fees }) => fees === 0,
  };
  const tax: Column = {
    id: 'tax',
    head: hold.taxName ?? t('summary.tax'),
    cell: (line) => ofEach(line.tax, line),
    isNone: (line) => line.tax === 0,
  };
  return [
    {
      id: 'price',
      head: t('summary.price'),
      cell: (line) => (line.price === 0 ? t('summary.free') : ofEach(line.price, line)),
    },
    ...(showFees ? [fee] : []),
    ...(hasTax ? [tax] : []),
    {
      id: 'quantity',
      head: t('summary.quantity'),
      cell: ({ quantity }) => (
        <>
          <span aria-hidden="true">× </span>
          {count(quantity)}
        </>
      ),
    },
    {
      id: 'subtotal',
      head: hold.personTickets ? t('swap.charge') : t('summary.subtotal'),
      cell: ({ subtotal }) => money(subtotal),
    },
  ];
}
