'use client';
import type { ConfirmationData } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** Each ticket with its attendee, its id, and its price or FREE. 001 §2.4. */
export function RegisteredTickets({ data }: { data: ConfirmationData }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul role={list} className={css.tickets}>
      {data.tickets.map((ticket) => (
        <li key={ticket.id} className={css.ticket}>
          <div className={css.ticketFacts}>
            <p className={css.ticketName}>{ticket.ticketName}</p>
            <p className={css.quietSmall}>
              <bdi>{ticket.attendeeName}</bdi>
            </p>
            <p className={`${css.quietSmall} ${num}`}>
              <bdi>{ticket.id}</bdi>
            </p>
          </div>
          <p className={`${css.price} ${num}`}>
            {ticket.totals.totalPaid === 0 ? (
              t('confirmation.free')
            ) : (
              <bdi>{formatMoney(ticket.totals.totalPaid, data.currency, locale)}</bdi>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
