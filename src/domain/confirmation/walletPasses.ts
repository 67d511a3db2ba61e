import type { ConfirmationData, ConfirmedTicket, EventInfo } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** A wallet that a pass can be added to. @experimental */
export type WalletName = 'apple' | 'google';

/** What a page gets to know of a ticket to find its passes: no token of the order, and nobody's email address. @experimental */
export interface WalletTicket {
  /** Order number, as the buyer sees it. */
  orderId: string;
  /** Ticket number; what its QR code holds, and the barcode of a pass should. */
  ticketId: string;
  /** Name of the ticket type. */
  ticketName: string;
  /** Whom it admits. */
  holderName: string;
  /** Name, dates and place of the event. */
  event: Pick<EventInfo, 'id' | 'name' | 'start-date' | 'end-date' | 'time-zone-id' | 'venue'>;
}

/** Where the passes of a ticket are: an https address, or a path of this origin. A wallet without a pass is left out. @experimental */
export type WalletPassLinks = Partial<Record<WalletName, string>>;

/** Finds the passes of tickets, for the `walletPasses` of `TicketWidget` and `ConfirmationPage`. @experimental */
export interface WalletPasses {
  /**
   * The passes of one ticket that is paid, or `null` for none. Called once for each ticket when the confirmation is shown; `signal`
   * aborts when it is left, or after 15 seconds. Buyers see nothing of a rejection, and `onError` hears of it (BX2009).
   */
  passesFor: (
    ticket: WalletTicket,
    options: { signal: AbortSignal },
  ) => WalletPassLinks | null | Promise<WalletPassLinks | null>;
}

/** A pass with an address that was checked. @experimental */
export interface WalletPass {
  /** Which wallet it is for. */
  wallet: WalletName;
  /** Where it is added. */
  address: string;
}

const wallets = ['apple', 'google'] as const satisfies readonly WalletName[];

/** What a page gets to know of a ticket of an order. */
export const walletTicket = ({ id, event }: ConfirmationData, ticket: ConfirmedTicket): WalletTicket => ({
  orderId: id,
  ticketId: ticket.id,
  ticketName: ticket.ticketName,
  holderName: ticket.attendeeName,
  event: {
    id: event.id,
    name: event.name,
    'start-date': event['start-date'],
    'end-date': event['end-date'],
    'time-zone-id': event['time-zone-id'],
    venue: event.venue,
  },
});

/** The passes that may be linked, and the wallets whose address may not (FAULTS F107). */
export function readPassLinks(links: WalletPassLinks | null | undefined) {
  const passes: WalletPass[] = [];
  const unsafe: WalletName[] = [];
  for (const wallet of wallets) {
    const link = links?.[wallet];
    if (link == null) continue;
    const address = safeUrl(link, { allow: ['https:', 'relative'] });
    if (address === null) unsafe.push(wallet);
    else passes.push({ wallet, address });
  }
  return { passes, unsafe };
}

/** An iPhone and an iPad have no Google Wallet. A Mac says nothing about its owner's phone, and an iPad may say that it is a Mac. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** The passes that are of use on a device: Apple's alone where there is one and only that wallet, all elsewhere. */
export function passesOnDevice(
  passes: readonly WalletPass[],
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): readonly WalletPass[] {
  const apple = passes.filter(({ wallet }) => wallet === 'apple');
  return isAppleMobile(device) && apple.length > 0 ? apple : passes;
}
