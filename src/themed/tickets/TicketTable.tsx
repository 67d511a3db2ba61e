'use client';
import {
  forwardRef,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { formatMoney, type Selection } from '../../domain';
import type { TicketType } from '../../contract';
import { visiblePrices, TicketPicker, type OnSelectionChange } from '../../headless';
import { useLocale, useT, type Translate } from '../../i18n';
import { widget } from '../root/ThemeRoot.css';
import { maxListed } from './maxListed';
import { RowWatch } from './RowWatch';
import * as css from './TicketTable.css';
import { TicketTableRow, type TicketRowProps, type TicketTableRowProps } from './TicketTableRow';
import { useExtras } from './useExtras';
import { useRowLabels } from './useRowLabels';

/** From so many ticket types on, rows and options are made when they are needed. */
const longList = 40;

const unseen: CSSProperties = { visibility: 'hidden' };

/** The table within is named: a group around it would be announced as well. */
const plain = (props: ComponentPropsWithRef<'div'>) => <div {...props} role={undefined} />;

/** Roles are written out: cards are no table to a browser any more. */
const table = 'table';
const rowGroup = 'rowgroup';

/** Props of `TicketTable`. @public */
export interface TicketTableProps {
  /** In the order to show. A ticket type that did not change should stay the same object: its row is not drawn again. */
  tickets: readonly TicketType[];
  /**
   * All of the list, while `tickets` are what a search found in it. From fifteen ticket types of two or more days on, they stand under
   * their days. Default: `tickets`.
   * @experimental
   */
  foundIn?: readonly TicketType[] | null | undefined;
  /** How many of each ticket type, by id. */
  selection: Selection;
  /** Called with the whole selection, and what was changed. */
  onSelectionChange: OnSelectionChange;
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** List fees in a column of their own. */
  showFees: boolean;
  /** The organizer's words for 'Sold Out'. */
  noTicketsText?: string | undefined;
  /** Prices are being read anew: quantities are read-only. Default: false. */
  pending?: boolean | undefined;
  /** Reading takes over a second: quantities are disabled. Default: false. */
  locked?: boolean | undefined;
  /** Every option of a long list is there from the beginning, for a list in the page's HTML. Default: false. */
  fillsAtOnce?: boolean | undefined;
  /** The promotion code in force, named on what it unlocked. Default: none. */
  appliedCode?: string | null | undefined;
  /** Draws a ticket type in the place of our row. Keep it the same between renders. Default: none. */
  Row?: ((props: TicketRowProps) => ReactNode) | undefined;
  /**
   * Draws something below the status of a row of ours that has a waitlist, e.g. a `WaitlistAction`; `useTicketRow` says which row it
   * is in. Keep it the same between renders. Default: none.
   * @experimental
   */
  Waiting?: (() => ReactNode) | undefined;
}

/**
 * The ticket types with a quantity for each: a table from 560 px of its own width, cards below, in one order of
 * elements. The ref is the element around all quantities. 000 §2.1, §2.2.
 * @public
 */
export const TicketTable = /* @__PURE__ */ forwardRef<HTMLDivElement, TicketTableProps>(
  function TicketTable(props, ref) {
    const { selection, onSelectionChange, now, timeZone, showFees, noTicketsText } = props;
    const { tickets, foundIn, pending, locked, appliedCode = null } = props;
    const Row: (props: TicketTableRowProps) => ReactNode = props.Row ?? TicketTableRow;
    const t = useT();
    const locale = useLocale();
    const labels = useRowLabels();
    const isLong = tickets.length >= longList;
    const [visibleCount, setVisibleCount] = useState(100);
    const extras = useExtras();
    const widths = useMemo(() => columnWidths(tickets, showFees, locale, t), [tickets, showFees, locale, t]);
    const rows = useMemo(() => {
      const draw = (ticket: TicketType) => (
        <Row
          key={ticket.id}
          ticket={ticket}
          showFees={showFees}
          labels={labels}
          appliedCode={ticket.visibility === 'revealed' ? appliedCode : null}
          measuresLate={isLong}
          // Other rows are not drawn again once it is loaded.
          Waiting={ticket.waitlist && props.Waiting}
        />
      );
      return extras
        ? extras.dayRows(tickets, foundIn, visibleCount, draw)
        : // All that can be listed where nothing could ask for the next ones.
          tickets.slice(0, extras === null ? maxListed : visibleCount).map(draw);
    }, [tickets, foundIn, visibleCount, extras, appliedCode, showFees, labels, isLong, Row, props.Waiting]);

    // Rows that a day may give another place are not seen before it does. A list in the page's HTML is.
    const mayMove =
      extras === undefined &&
      !props.fillsAtOnce &&
      tickets.length > 14 &&
      tickets.some(({ admissionDay }) => admissionDay);

    return (
      <TicketPicker.Root
        selection={selection}
        onSelectionChange={onSelectionChange}
        now={now}
        timeZone={timeZone}
        locale={locale}
        labels={labels}
        noTicketsText={noTicketsText}
        showFees={showFees}
        pending={pending}
        locked={locked}
        ref={ref}
        render={plain}
        fillsOnDemand={isLong && !props.fillsAtOnce}
        className={widget}
      >
        {process.env.NODE_ENV !== 'production' && <RowWatch Row={props.Row} />}
        <table
          role={table}
          aria-label={t('tickets.title')}
          className={css.table}
          data-fees={showFees ? '' : undefined}
          style={widths}
        >
          <thead role={rowGroup} className={css.head}>
            <tr role="row" className={css.headRow}>
              <ColumnHead>{t('tickets.column.ticket')}</ColumnHead>
              <ColumnHead>{t('tickets.column.price')}</ColumnHead>
              {showFees && <ColumnHead>{t('tickets.column.fee')}</ColumnHead>}
              <ColumnHead>{t('tickets.column.quantity')}</ColumnHead>
            </tr>
          </thead>
          <tbody role={rowGroup} className={css.body} style={mayMove ? unseen : undefined}>
            {rows}
          </tbody>
        </table>
        {extras && (
          <extras.MoreTickets visibleCount={visibleCount} all={tickets.length} onMore={setVisibleCount} />
        )}
      </TicketPicker.Root>
    );
  },
);

const ColumnHead = ({ children }: { children: string }) => (
  <th role="columnheader" scope="col" className={css.columnHead}>
    {children}
  </th>
);

/** Room for the longest price and fee, and for what stands above them or in their place, in figures. */
function columnWidths(
  tickets: readonly TicketType[],
  showFees: boolean,
  locale: string,
  t: Translate,
): CSSProperties {
  const currency = tickets[0]?.currency;
  if (!currency) return {};
  // A call with as many arguments as a very long list has prices would end in an error.
  const widest = (amounts: number[]) =>
    formatMoney(
      amounts.reduce((most, amount) => Math.max(most, amount), 0),
      currency,
      locale,
    ).length;
  const prices = tickets.map((ticket) => visiblePrices(ticket, showFees));
  const price = Math.max(
    widest(prices.map(({ now, before }) => Math.max(now, before ?? 0))),
    prices.some(({ now }) => now === 0) ? t('tickets.free').length : 0,
    t('tickets.column.price').length,
  );
  const fee = Math.max(widest(tickets.map((ticket) => ticket.fees)), t('tickets.column.fee').length);
  return { '--bx-price-length': price, '--bx-fee-length': fee } as CSSProperties;
}
