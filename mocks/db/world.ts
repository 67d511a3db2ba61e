import type {
  AttendeeThumbnail,
  BillingAddress,
  Currency,
  EventInfo,
  FormEntry,
  FormFile,
  FormModel,
  Gateway,
  HeldTransaction,
  Instant,
  Minor,
  OrderNote,
  OrderPayment,
  OrderStatus,
  Person,
  PersonTicket,
  SiteConf,
  TicketStatus,
  TicketSwap,
  TicketTransfer,
  WidgetConfig,
} from '../../src/contract';
import type { Records } from '../areas/seed.ts';

/** Who is signed in: nobody, a member of the account, or the platform's support staff, who may do everything. */
export type Session = 'none' | 'account' | 'support';

/** Everything a mock backend starts from, as plain JSON. @public */
export interface World {
  /** Shown in the scenario panel. */
  name: string;
  /** The moment its clock starts at. */
  now: Instant;
  event: EventInfo;
  me: Person | null;
  attendees: AttendeeThumbnail[];
  siteConf: SiteConf;
  widget: WidgetConfig;
  form: FormModel;
  sale: Sale;
  ticketTypes: TicketTypeSeed[];
  promotions: readonly Promotion[];
  /** Orders made before, oldest first. They took their tickets before `stock` was counted. */
  orders: readonly StoredOrder[];
  /** What the numbers of its orders and tickets begin with; `2000` and `NL26` when absent. */
  numbering?: { orders: string; tickets: string };
  session: Session;
  /** What the organizer and support calls work on. */
  records: Records;
}

/** Rules of the whole sale. */
export interface Sale {
  currency: Currency;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  taxName: string | null;
  gateway: Gateway;
  /** Others that take money when a hold asks for them. */
  otherGateways?: Gateway[];
  allowBitcoin: boolean;
  /** Minutes a hold lasts. */
  timeLimit: number;
  /** How often a hold may be extended; ten times when absent (WCAG 2.2.1). */
  extensions?: number;
  freeEvent: boolean;
  /** Refuse an email address twice: 4050 in one order, 4051 over orders. */
  uniqueEmails: boolean;
}

/** When a sale begins. */
export type Opening =
  | { kind: 'immediate' }
  | { kind: 'closed' }
  | { kind: 'dates'; start?: Instant; end?: Instant }
  | { kind: 'eventEnd' }
  /** When that type's sale has ended, or it is sold out. */
  | { kind: 'subsequent'; after: string }
  /** `most` for each chosen one of those it requires; as many as an order takes when absent. */
  | { kind: 'ticketSelect'; requires: string[]; most?: number };

/** What the platform and the processor take for one ticket; nothing of a free one. */
export interface FeeSchedule {
  fixed?: Minor;
  /** Of the price. */
  percent?: number;
  /** The most `fixed` and `percent` come to. */
  most?: Minor;
  /** The processor's, besides. */
  processing?: { fixed: Minor; percent: number };
}

/** A ticket type of a world; amounts in minor units. @public */
export interface TicketTypeSeed {
  id: string;
  name: string;
  /** HTML, safe to show. */
  description?: string;
  /** The description as the organizer wrote it, when that is another. */
  written?: string;
  price: Minor;
  fee: FeeSchedule;
  /** Percent of the fees that the organizer pays; the buyer pays all when absent. */
  absorbed?: number;
  /** How many there are to sell; `null` is unlimited. */
  stock: number | null;
  perOrderMin: number;
  perOrderMax: number;
  displayRemaining?: boolean;
  /** Shown only to those whose promotion code reveals it. */
  hidden?: boolean;
  opening: Opening;
  /** When its sale ends, unless the opening says; never when absent. */
  saleEnd?: 'eventEnd' | { date: Instant };
  /** Shown only in this time. */
  visibility?: { start?: Instant; end?: Instant };
  ledgerCode?: string;
  socialLift?: boolean;
}

/** Replaced, never altered, by organizers. */
export interface Promotion {
  code: string;
  percentOff: number;
  /** Ticket types the discount is for. */
  discounts: string[];
  /** Hidden ticket types it unlocks. */
  reveals: string[];
  /** From when and until when it may be used. */
  start?: Instant;
  end?: Instant;
  /** Most discounted tickets in one order; as many as the order takes when absent. */
  maxTickets?: number;
  /** How many orders may use it; unlimited when absent. */
  uses?: number;
  /** What organizers know it by; its code when absent. */
  id?: string;
  promotionGroupId?: string;
  note?: string;
  created?: Instant;
  modified?: Instant;
}

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
  /** The hold it was made of. */
  readonly holdToken?: string;
  readonly notes?: readonly OrderNote[];
  /** What came or went back after it was made, oldest first. */
  readonly payments?: readonly StoredPayment[];
  /** The last one asked for. */
  readonly swap?: TicketSwap;
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
  readonly discount: Minor;
  readonly answers: readonly FormEntry[];
  /** `valid` when absent. */
  readonly status?: TicketStatus;
  /** How much of `totalPaid` went back; nothing when absent. */
  readonly refunded?: Minor;
  /** Attendees before the present one. */
  readonly transfers?: readonly TicketTransfer[];
  readonly swappedFromType?: string;
}
