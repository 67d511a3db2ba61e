import type { BuyerRequest, Instant, MyOrderSettings } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

interface StoredSettings extends MyOrderSettings {
  /** The event. */
  id: string;
}

/** An order was found, and may be opened for a while. */
interface MyOrderAccess {
  /** The access token. */
  id: string;
  orderId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Who looked for an order that is not theirs, or not there. */
interface MyOrderTries {
  /** Number that was looked for, in small letters. */
  id: string;
  /** Milliseconds since the epoch, oldest first. */
  failedAt: number[];
}

/** What a buyer asked for; whether it can be approved follows from the order. */
export interface StoredRequest extends Omit<BuyerRequest, 'obstacle' | 'buyerName' | 'buyerEmail'> {
  /** The ticket of a transfer, or the order. */
  about: string;
}

/** Tables of this area, by name. Scope: the event. */
export interface MyOrderTables {
  myOrderSettings: StoredSettings;
  myOrderAccess: MyOrderAccess;
  myOrderTries: MyOrderTries;
  buyerRequests: StoredRequest;
}

export const myOrderRecords: RecordsOf<MyOrderTables> = {
  myOrderSettings: {
    '1001': [{ id: '1001', editAttendees: true, transfer: true, cancel: true, version: 1 }],
  },
  myOrderAccess: {},
  myOrderTries: {},
  buyerRequests: {
    '1001': [
      decided(
        transfer(
          1,
          '2000-4805',
          3,
          ['Two-Day Pass', 'Erik Dahl'],
          ['Otto', 'Berg', 'otto.henrik@dahldesign.example'],
        ),
        ['approved', '2026-01-30T09:20:00.000Z'],
        { requestedDate: '2026-01-29T16:04:00.000Z' },
      ),
      decided(
        cancellation(2, '2000-4802', 'The trip got too expensive for the four of us.'),
        ['declined', '2026-02-04T14:32:00.000Z'],
        {
          requestedDate: '2026-02-03T18:45:00.000Z',
          note: 'The workshop can’t be refunded anymore. You can give your tickets to somebody else.',
        },
      ),
      {
        ...transfer(
          3,
          '2000-4800',
          2,
          ['General Admission', 'Joan Bell'],
          ['Peter', 'Bell', 'peter@bellfoundry.example'],
        ),
        requestedDate: '2026-02-08T11:15:00.000Z',
      },
      {
        ...cancellation(4, '2000-4808', 'Bilal is ill, and we can’t travel.'),
        requestedDate: '2026-02-09T21:40:00.000Z',
      },
      {
        ...cancellation(
          5,
          '2000-4814',
          'Our harbor festival was moved to the same weekend, so neither of us can come to Boston in May. Is a refund possible?',
        ),
        requestedDate: '2026-02-11T23:10:00.000Z',
      },
      {
        ...transfer(
          6,
          '2000-4796',
          4,
          ['Super Early Pass', 'Eleanor Price'],
          ['Ana', 'Prado', 'ana.prado@lumen-lab.example'],
        ),
        requestedDate: '2026-02-12T13:05:00.000Z',
      },
    ],
  },
};

function request(
  number: number,
  rest: Pick<StoredRequest, 'kind' | 'orderId' | 'about' | 'ticket' | 'to' | 'reason'>,
): Omit<StoredRequest, 'requestedDate'> {
  return {
    id: `request-${number}`,
    status: 'open',
    decidedDate: null,
    decidedBy: null,
    note: '',
    version: 1,
    ...rest,
  };
}

function transfer(
  number: number,
  orderId: string,
  ticketNumber: number,
  [ticketName, attendeeName]: [string, string],
  [firstName, lastName, emailAddress]: [string, string, string],
) {
  const id = `${orderId.replace('2000', 'NL26')}-${ticketNumber}`;
  return request(number, {
    kind: 'transfer',
    orderId,
    about: id,
    ticket: { id, ticketName, attendeeName },
    to: { firstName, lastName, emailAddress },
    reason: '',
  });
}

function cancellation(number: number, orderId: string, reason: string) {
  return request(number, { kind: 'cancellation', orderId, about: orderId, ticket: null, to: null, reason });
}

function decided(
  before: Omit<StoredRequest, 'requestedDate'>,
  [status, decidedDate]: ['approved' | 'declined', Instant],
  rest: Pick<StoredRequest, 'requestedDate'> & { note?: string },
): StoredRequest {
  return { ...before, status, decidedDate, decidedBy: 'Ines Park', version: 2, ...rest };
}
