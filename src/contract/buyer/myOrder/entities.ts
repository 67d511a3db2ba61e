import type { FormModel } from '../registration';
import type { ConfirmationData } from '../confirmation';
import type { Instant } from '../../entities';
import type { OrganizerTicket } from '../../organizer/orders';

/** How an order is looked up: as its confirmation has both. @experimental */
export interface MyOrderLookup {
  /** Number of the order, in any case. */
  orderNumber: string;
  /** Where its confirmation was sent, in any case. */
  email: string;
}

/** What the organizer lets buyers do with this order now; what is false is refused with 4003. @experimental */
export interface MyOrderPermissions {
  /** Change attendees and their answers. */
  editAttendees: boolean;
  /** Ask for a ticket to go to somebody else. */
  transfer: boolean;
  /** Ask for the order to be cancelled. */
  cancel: boolean;
}

/** Papers of an order. @experimental */
export type MyOrderDocument = 'invoice' | 'receipt';

/** The buyer wants a ticket to go to somebody else; the organizer has not decided yet. @experimental */
export interface RequestedTransfer {
  /** Given name of the next attendee. */
  firstName: string;
  /** Family name of the next attendee. */
  lastName: string;
  /** Where the ticket is to be sent. */
  emailAddress: string;
  requestedDate: Instant;
}

/** The buyer wants the order to be cancelled; the organizer has not decided yet. @experimental */
export interface RequestedCancellation {
  /** As the buyer wrote it; empty without one. */
  reason: string;
  requestedDate: Instant;
}

/** What a buyer asks the organizer for: a ticket for somebody else, or the end of the order. @experimental */
export type BuyerRequestKind = 'transfer' | 'cancellation';

/** What became of a request of the buyer, who has not sent another one since. @experimental */
export interface MyOrderDecision {
  kind: BuyerRequestKind;
  /** `approved`: it was done. `declined`: everything stayed as it was. `closed`: nobody decided it before the order was canceled. */
  status: 'approved' | 'declined' | 'closed';
  /** Ticket of a transfer; `null` for the whole order. */
  ticketId: string | null;
  /** Who was to get the ticket, given and family name in one; empty for the whole order. */
  name: string;
  /** For the buyer, as the organizer wrote it; empty without one. */
  note: string;
  /** When it was decided or closed. */
  decidedDate: Instant;
}

/** A ticket of an order, for its buyer. @experimental */
export interface MyTicket extends Pick<
  OrganizerTicket,
  'id' | 'ticketTypeId' | 'ticketName' | 'firstName' | 'lastName' | 'email' | 'status' | 'registration'
> {
  /** Counts what became of attendee and answers, for `saveMyAttendee`. */
  version: number;
  /** `null` unless one waits for the organizer. */
  transfer: RequestedTransfer | null;
}

/** A buyer’s own order. @experimental */
export interface MyOrder {
  /** Secret: opens this order, and nothing else, for some minutes. It goes into the `Authorization` header, never into an address. */
  accessToken: string;
  /** As on its confirmation; without the token that the confirmation's address has. */
  order: Omit<ConfirmationData, 'token'>;
  /** The registration form as it is now: what attendees are asked. */
  form: FormModel;
  /** All of the order, cancelled ones as well. */
  tickets: MyTicket[];
  permissions: MyOrderPermissions;
  /** Which papers `getMyOrderDocument` answers. */
  documents: MyOrderDocument[];
  /** `null` unless one waits for the organizer. */
  cancellation: RequestedCancellation | null;
  /** What was decided or closed last about each ticket and about the order, the latest first. */
  decisions: MyOrderDecision[];
}
