import type { OrganizerTicket, TicketSwap } from '../../../contract';

/** What is being done with an order, or with one of its tickets. */
export type OrderAction =
  | { kind: 'resend'; ticketId?: string; ticketIds?: readonly string[]; isFromNotice?: true }
  | { kind: 'transfer'; ticket: OrganizerTicket }
  | { kind: 'edit'; ticket: OrganizerTicket }
  | { kind: 'swap'; ticketIds?: readonly string[] }
  | { kind: 'withdraw'; swap: TicketSwap }
  | { kind: 'refund'; ticketIds?: readonly string[] }
  | { kind: 'cancel' };

/** Beside what was done. */
export interface DoneDetails {
  /** A ticket that its attendee has not got at this address. */
  unsentId?: string | undefined;
  /** What was pressed goes with what was done: the focus goes to the notice. */
  takesFocus?: boolean | undefined;
}

/** Closes the dialog, and says what was done in it. */
export type SayDone = (text: string, more?: DoneDetails) => void;
