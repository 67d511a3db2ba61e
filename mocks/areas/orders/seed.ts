import type { OrderJob, OrderJobRequest, OrderMail, TicketInvitation } from '../../../src/contract';
import type { NumberingRow } from '../../sale/invoiceNumbers';
import type { RecordsOf } from '../recordsOf';

/** How often the rules of the sale were changed; from 1. */
interface SaleVersion {
  /** The event. */
  id: string;
  version: number;
}

/** A job as it is saved: what changes with each order it tries. */
export interface StoredOrderJob extends OrderJob {
  idempotencyKey: string;
  /** Tells a repeated request from another one with the same key. */
  requestDigest: string;
}

/** What a job was asked to do, stored once: it may be about 10,000 orders. */
interface OrderJobTask {
  /** The job. */
  id: string;
  request: OrderJobRequest;
  /** Numbers of its orders, in the order they are tried. */
  orderIds: string[];
  /** Only these tickets of each, by the order's number; all of them when absent. */
  ticketIds?: Record<string, string[]>;
}

/** What became of one order of a job: whoever tries it again does nothing. */
export interface OrderJobResult {
  /** Of job and order: there is one of each. */
  id: string;
  jobId: string;
  orderId: string;
  /** Why it could not be done; `null` when it is done. */
  refusal: { code: number; reason: string } | null;
}

/** Tables of this area, by name. Scope: the event. */
export interface OrdersTables {
  orderJobs: StoredOrderJob;
  orderJobTasks: OrderJobTask;
  orderJobResults: OrderJobResult;
  orderMails: OrderMail;
  invoiceNumbering: NumberingRow;
  ticketInvitations: TicketInvitation;
  saleVersions: SaleVersion;
}

export const ordersRecords: RecordsOf<OrdersTables> = {
  orderJobs: {},
  orderJobTasks: {},
  orderJobResults: {},
  orderMails: {
    '1001': [
      mail(1, '2000-4810', 'confirmation', 'jonas@kolonn.example', [1, 2, 3], '2026-02-11T15:36:44.000Z'),
      mail(2, '2000-4810', 'tickets', 'jonas@kolonn.example', [1, 2, 3], '2026-02-11T15:36:45.000Z'),
      mail(3, '2000-4811', 'confirmation', 'priya@fieldandform.example', [1], '2026-02-11T16:49:24.000Z'),
      mail(4, '2000-4811', 'refund', 'priya@fieldandform.example', [1], '2026-02-11T20:02:10.000Z'),
      mail(5, '2000-4817', 'confirmation', 'amara@tidewater.example', [1, 2], '2026-02-12T14:42:16.000Z'),
      mail(6, '2000-4817', 'tickets', 'amara@tidewater.example', [1], '2026-02-12T14:42:17.000Z'),
      mail(7, '2000-4817', 'tickets', 'kwame.amara@tidewater.example', [2], '2026-02-12T14:42:17.000Z'),
    ],
  },
  invoiceNumbering: { '1001': [{ id: '1001', prefix: 'NL-', consecutive: false, next: 1 }] },
  saleVersions: {},
  ticketInvitations: {
    '1001': [
      invitation(1, 'hanne@fjordtype.example', 'Hanne', 'Vik', '2026-01-20T14:00:00.000Z', 1),
      invitation(2, 'luis@marchetti.example', 'Luis', 'Prado', '2026-01-20T14:00:00.000Z', 2),
      invitation(3, 'ingrid@fjordtype.example', 'Ingrid', 'Solberg', null, 0),
    ],
  },
};

function mail(
  number: number,
  orderId: string,
  kind: OrderMail['kind'],
  to: string,
  tickets: number[],
  sentDate: string,
): OrderMail {
  const ticketIds = tickets.map((ticket) => `NL26-${orderId.slice(5)}-${ticket}`);
  return { id: `orderMail-${number}`, orderId, kind, to, ticketIds, sentDate };
}

function invitation(
  number: number,
  emailAddress: string,
  firstName: string,
  lastName: string,
  sentDate: string | null,
  timesSent: number,
): TicketInvitation {
  const status = sentDate ? 'sent' : 'registered';
  const id = `ticketInvitation-${number}`;
  return { id, emailAddress, firstName, lastName, status, sentDate, timesSent };
}
