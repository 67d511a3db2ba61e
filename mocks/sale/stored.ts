import type {
  BillingAddress,
  Currency,
  FormEntry,
  FormFile,
  HeldTransaction,
  Instant,
  Minor,
  OrderDispute,
  OrderNote,
  OrderPayment,
  OrderStatus,
  PaymentChoice,
  PersonTicket,
  TicketStatus,
  TicketSwap,
  TicketChange,
  TicketTransfer,
} from '../../src/contract';

/** Tickets taken out of stock for one buyer, and the one answer they were given. */
export interface StoredHold {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  status: HeldTransaction['status'];
  /** The answer; `status`, `serverTime` and `orderId` are filled in when read. */
  transaction: HeldTransaction;
  personTickets: PersonTicket[];
  intentId?: string;
  orderId?: string;
  /** When the job that looks for payments without an order first saw it paid: milliseconds since the epoch. */
  paidSince?: number;
  /** How often it was extended; never when absent. */
  extended?: number;
  /** What another device may go on with it by: the last link made, and how many there were. */
  link?: { code: string; made: number; paymentChoice: PaymentChoice; draft: string };
  /** What was uploaded for its forms. */
  files?: FormFile[];
  /** It swaps tickets of this order: person ticket by ticket. */
  swap?: { orderId: string; personTickets: Record<string, string> };
}

/** Never altered, only replaced: a world, its databases and their snapshots share orders. */
export interface StoredOrder {
  readonly id: string;
  readonly token: string;
  readonly createdDate: Instant;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly status: OrderStatus;
  readonly total: Minor;
  readonly currency: Currency;
  readonly paidVia: string | null;
  readonly last4: string | null;
  readonly invoice: boolean;
  /** Given when it is stored, if there is something to pay. */
  readonly invoiceNumber?: string;
  readonly promotionalCode: string | null;
  readonly tickets: readonly StoredTicket[];
  readonly billingAddress?: BillingAddress;
  readonly customFields?: Readonly<Record<string, string>>;
  /** The hold it was made of. */
  readonly holdToken?: string;
  readonly notes?: readonly OrderNote[];
  readonly disputes?: readonly OrderDispute[];
  /** What came or went back after it was made, oldest first. */
  readonly payments?: readonly StoredPayment[];
  /** The last one asked for. */
  readonly swap?: TicketSwap;
  /** When it was cancelled. */
  readonly cancelledDate?: Instant;
}

/** Money of an order, as it was moved. */
export type StoredPayment = Pick<OrderPayment, 'kind' | 'date' | 'amount' | 'paidVia' | 'last4'>;

export interface StoredTicket {
  readonly id: string;
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly totalPaid: Minor;
  readonly tax: Minor;
  /** Part of `totalPaid`; unknown when absent. */
  readonly fees?: Minor;
  readonly discount: Minor;
  readonly answers: readonly FormEntry[];
  /** `valid` when absent. */
  readonly status?: TicketStatus;
  /** How much of `totalPaid` went back; nothing when absent. */
  readonly refunded?: Minor;
  /** Attendees before the present one. */
  readonly transfers?: readonly TicketTransfer[];
  /** When an organizer changed the attendee or an answer. */
  readonly changes?: readonly TicketChange[];
  readonly swappedFromType?: string;
}
