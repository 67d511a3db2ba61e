'use client';
import { useRef } from 'react';
import type { SummaryLine } from '../../domain';
import { OrderSummary as Headless, useOrderSummary, type OrderAmountKind } from '../../headless/order';
import { useLocale, useT } from '../../i18n';
import { cx } from '../kit/cx';
import { Tag } from '../kit/Tag';
import { num } from '../kit/text.css';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { visuallyHidden } from '../kit/VisuallyHidden.css';
import * as css from './OrderLines.css';
import { useScrolls } from './useScrolls';

export interface OrderLinesProps {
  /** As printed before the amount of the tax. */
  taxName: string | null;
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
  id: OrderAmountKind | 'quantity';
  head: string;
}

/**
 * A receipt: name, quantity and amount on a line, what the amount is made of on lines below it. Of a swap one entry a ticket, and
 * what is charged for it. It is a table to whoever hears it, with the columns of 000 §2.5.
 */
export function OrderLines({ taxName, fits = false }: OrderLinesProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  const columns = useColumns(taxName);
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
        <Headless.Lines render={<tbody role={role.group} className={css.group} />}>
          {(line) => (
            <Headless.Line render={<tr role={role.row} className={css.row} />}>
              <LineName />
              {columns.map(({ id, head }) => (
                <td
                  key={id}
                  role={role.cell}
                  data-head={head}
                  className={cx(id === 'quantity' ? css.quantity : amountClass(id, line), num)}
                >
                  {id === 'quantity' ? <Quantity /> : <Amount kind={id} line={line} />}
                </td>
              ))}
            </Headless.Line>
          )}
        </Headless.Lines>
      </table>
    </div>
  );
}

function LineName() {
  return (
    <th role={role.name} scope="row" className={cx(css.ticket, css.name)}>
      <Headless.Name render={({ children }) => <>{children}</>} />
      <Headless.Discount
        render={({ children }) => (
          <span className={css.discount}>
            {' '}
            <Tag tone="highlight">{children}</Tag>
          </span>
        )}
      />
      <Headless.SwappedFrom className={css.from}> </Headless.SwappedFrom>
    </th>
  );
}

const Quantity = () => (
  <>
    <span aria-hidden="true">× </span>
    <Headless.Quantity render={({ children }) => <>{children}</>} />
  </>
);

/** What an amount is made of has a line of its own, and names itself there. */
const isDetail = (id: Column['id']) => id === 'price' || id === 'fees' || id === 'tax';

function Amount({ kind, line }: { kind: OrderAmountKind; line: SummaryLine }) {
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale).format(line.quantity);
  const isOfEach = isDetail(kind) && line.quantity > 1 && !(kind === 'price' && line.price === 0);
  return <Headless.Amount kind={kind}>{isOfEach && `${count} × `}</Headless.Amount>;
}

const headClass = ({ id }: Column) =>
  isDetail(id) ? visuallyHidden : cx(css.head, id === 'quantity' ? css.quantity : css.subtotal);

function amountClass(kind: OrderAmountKind, line: SummaryLine) {
  if (!isDetail(kind)) return cx(css.subtotal, css.amount);
  // Read aloud, and no line of the receipt: there is nothing of it.
  return kind !== 'price' && line[kind] === 0 ? visuallyHidden : css.detail;
}

/** The columns of 000 §2.5: of one ticket, but for the last. */
function useColumns(taxName: string | null): Column[] {
  const t = useT();
  const { fees, tax, swap } = useOrderSummary().state;
  return [
    { id: 'price', head: t('summary.price') },
    ...(fees ? [{ id: 'fees' as const, head: t('summary.fee') }] : []),
    ...(tax ? [{ id: 'tax' as const, head: taxName ?? t('summary.tax') }] : []),
    { id: 'quantity', head: t('summary.quantity') },
    { id: 'subtotal', head: t(swap ? 'swap.charge' : 'summary.subtotal') },
  ];
}
