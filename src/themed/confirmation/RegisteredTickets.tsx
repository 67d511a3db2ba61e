'use client';
import type { ConfirmedTicket, ConfirmationData } from '../../contract';
import { formatMoney } from '../../domain';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import { manageAddress } from '../../domain/confirmation';
import { useLocale, useT } from '../../i18n';
import { chunk, useChunk } from '../kit/chunk';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageLink } from './ManageLink';
import { TicketFile } from './TicketFile';

export interface RegistrationDetailsProps {
  data: ConfirmationData;
  /** The event; with it each ticket has a calendar file of its own. */
  entry?: CalendarEntry | undefined;
  /** Each ticket with its QR code. */
  showsQr: boolean;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/* Drawn only where the organizer turned codes on. */
const codes = /* @__PURE__ */ chunk(() => import('./TicketQr'));

/** Each ticket with its attendee, its id, and its price or FREE. 001 §2.4. */
export function RegisteredTickets({ data, entry, showsQr }: RegistrationDetailsProps) {
  const t = useT();
  const locale = useLocale();
  const qr = useChunk(codes, showsQr);
  // One ticket is changed where its order is.
  const manageOf = (ticket: ConfirmedTicket) =>
    data.tickets.length > 1 ? manageAddress(data.links?.manage, ticket.id) : null;
  return (
    <ul role={list} className={css.tickets}>
      {data.tickets.map((ticket) => {
        const { id, ticketName, attendeeName, totals } = ticket;
        const manage = manageOf(ticket);
        return (
          <li key={id} className={css.ticket}>
            <div className={css.ticketFacts}>
              <p className={css.ticketName}>{ticketName}</p>
              <p className={css.quietSmall}>
                <bdi>{attendeeName}</bdi>
              </p>
              <p className={`${css.quietSmall} ${num}`}>
                <bdi>{id}</bdi>
              </p>
            </div>
            <p className={`${css.price} ${num}`}>
              {totals.totalPaid === 0 ? (
                t('confirmation.free')
              ) : (
                <bdi>{formatMoney(totals.totalPaid, data.currency, locale)}</bdi>
              )}
            </p>
            {qr && (
              <div className={css.qr}>
                <qr.TicketQr id={id} />
              </div>
            )}
            {(manage !== null || entry) && (
              <div className={css.ticketLinks}>
                {manage !== null && <ManageLink address={manage} name={attendeeName} />}
                {entry && isEntryDated(entry) && (
                  <TicketFile entry={{ ...entry, uid: id }} name={attendeeName} ticket={ticketName} />
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
