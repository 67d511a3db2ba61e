import type { ReactNode } from 'react';
import type { TicketType } from '../../contract';
import { ticketDays, type TicketDay } from '../../domain/tickets/ticketDays';
import { formatWeekday } from '../../domain/time/days';
import { useAreTextsWhole, useLocale, useT } from '../../i18n';
import * as css from './TicketSearch.css';

/** Roles are written out: among cards a row is no row to a browser any more. */
const cell = 'cell';

/**
 * The first rows of a list, those of several days under a heading for each. One array either way, so that a row which is there already is
 * moved and not drawn again.
 */
export function dayRows(
  tickets: readonly TicketType[],
  foundIn: readonly TicketType[] | null | undefined,
  visibleCount: number,
  draw: (ticket: TicketType) => ReactNode,
): ReactNode[] {
  const days = ticketDays(tickets, foundIn ?? tickets);
  if (!days) return tickets.slice(0, visibleCount).map(draw);
  const years = new Set(days.flatMap(({ day }) => day?.slice(0, 4) ?? []));
  const rows: ReactNode[] = [];
  let left = visibleCount;
  for (const day of days) {
    if (left <= 0) break;
    rows.push(
      <DayRow key={`day ${day.day}`} {...day} withYear={years.size > 1} />,
      ...day.tickets.slice(0, left).map(draw),
    );
    left -= day.tickets.length;
  }
  return rows;
}

/** The heading of a day, and of how many ticket types it is. A row of its own: below it the table goes on. */
function DayRow({ day, tickets, withYear }: TicketDay & { withYear: boolean }) {
  const t = useT();
  const locale = useLocale();
  const isWhole = useAreTextsWhole();
  return (
    <tr role="row" data-day="" className={css.dayRow}>
      <td role={cell} className={css.dayCell}>
        <h3 className={css.dayHeading}>
          {day === null ? isWhole && t('list.anyDay') : formatWeekday(day, locale, withYear)}{' '}
          {isWhole && <span className={css.dayCount}>{t('order.count', { count: tickets.length })}</span>}
        </h3>
      </td>
    </tr>
  );
}
