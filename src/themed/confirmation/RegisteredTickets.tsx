'use client';
import type { ReactNode } from 'react';
import type { ErrorListener } from '../../diagnostics';
import { isEntryDated, type CalendarEntry } from '../../domain/calendar/entry';
import type { WalletPasses } from '../../domain/confirmation/walletPasses';
import { Confirmation as Headless, useConfirmedTicket } from '../../headless/confirmation';
import { chunk, useChunk } from '../kit/chunk';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageText } from './ManageText';
import { ticketCodes } from './ticketCodes';
import { TicketFile } from './TicketFile';

export interface RegisteredTicketsProps {
  /** The event; with it each ticket has a calendar file of its own. */
  entry?: CalendarEntry | undefined;
  /** Each ticket with its QR code. */
  showsQr: boolean;
  /** Finds the passes of each ticket. */
  walletPasses?: WalletPasses | undefined;
  onError?: ErrorListener | undefined;
  /** Below each ticket, by its number: what can be done with it. */
  actions?: ((ticketId: string) => ReactNode) | undefined;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/* Drawn only where the page has passes. */
const links = /* @__PURE__ */ chunk(() => import('./WalletLinks'));

/** Each ticket with its attendee, its id, and its price or FREE. 001 §2.4. */
export function RegisteredTickets(props: RegisteredTicketsProps) {
  const { entry, showsQr, walletPasses, onError, actions } = props;
  const qr = useChunk(ticketCodes, showsQr);
  const wallet = useChunk(links, walletPasses !== undefined);
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
          {(qr || wallet) && (
            <div className={css.passes}>
              {qr && <qr.TicketQr id={id} />}
              {wallet && walletPasses && <wallet.WalletLinks walletPasses={walletPasses} onError={onError} />}
            </div>
          )}
          <TicketLinks entry={entry} />
          {actions?.(id)}
        </Headless.Ticket>
      )}
    </Headless.Tickets>
  );
}

function TicketLinks({ entry }: Pick<RegisteredTicketsProps, 'entry'>) {
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
