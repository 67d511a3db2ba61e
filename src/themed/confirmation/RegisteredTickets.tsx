'use client';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import { Confirmation as Headless, useConfirmedTicket } from '../../headless/confirmation';
import { chunk, useChunk } from '../kit/chunk';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageText } from './ManageText';
import { TicketFile } from './TicketFile';

export interface RegistrationDetailsProps {
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
export function RegisteredTickets({ entry, showsQr }: RegistrationDetailsProps) {
  const qr = useChunk(codes, showsQr);
  return (
    <Headless.Tickets role={list} className={css.tickets}>
      {({ id }) => (
        <Headless.Ticket className={css.ticket}>
          <div className={css.ticketFacts}>
            <Headless.TicketName render={({ children }) => <p className={css.ticketName}>{children}</p>} />
            <p className={css.quietSmall}>
              <Headless.AttendeeName />
            </p>
            <p className={`${css.quietSmall} ${num}`}>
              <Headless.TicketNumber />
            </p>
          </div>
          <p className={`${css.price} ${num}`}>
            <Headless.TicketPrice />
          </p>
          {qr && (
            <div className={css.qr}>
              <qr.TicketQr id={id} />
            </div>
          )}
          <TicketLinks entry={entry} />
        </Headless.Ticket>
      )}
    </Headless.Tickets>
  );
}

function TicketLinks({ entry }: Pick<RegistrationDetailsProps, 'entry'>) {
  const { ticket, manageAddress } = useConfirmedTicket();
  const { id, attendeeName, ticketName } = ticket;
  if (manageAddress === null && !entry) return null;
  return (
    <div className={css.ticketLinks}>
      <Headless.ManageTicket className={css.manage}>
        <ManageText name={attendeeName} />
      </Headless.ManageTicket>
      {entry && isEntryDated(entry) && (
        <TicketFile entry={{ ...entry, uid: id }} name={attendeeName} ticket={ticketName} />
      )}
    </div>
  );
}
