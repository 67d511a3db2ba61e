import type { Instant } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Somebody on the waitlist of an event; what became of an offer follows from its code. */
export interface StoredWaiting {
  id: string;
  ticketTypeId: string;
  name: string;
  email: string;
  quantity: number;
  createdDate: Instant;
  /** The last one: the promotion code that was sent, and until when it is good. */
  offer?: { code: string; until: Instant };
  /** Made with an offer before the world began. */
  orderId?: string;
}

/** Tables of this area, by name. Scope: the event. */
export interface WaitlistTables {
  waitlist: StoredWaiting;
}

const studentDay = '3005';
const workshop = '3004';

export const waitlistRecords: RecordsOf<WaitlistTables> = {
  waitlist: {
    '1001': [
      waiting(1, studentDay, 'Noor Haddad', 'noor.haddad@inkhouse.example', 2, '2026-01-19T08:12:00.000Z', {
        offer: { code: 'PLACE-H4D2', until: '2026-01-23T08:00:00.000Z' },
        orderId: '2000-4801',
      }),
      waiting(2, studentDay, 'Piet Vermeer', 'piet@drukwerk.example', 1, '2026-01-21T17:40:00.000Z', {
        offer: { code: 'PLACE-V9M3', until: '2026-02-02T12:00:00.000Z' },
      }),
      waiting(3, workshop, 'Lucía Ferrer', 'lucia@tallerferrer.example', 2, '2026-01-30T10:05:00.000Z'),
      waiting(4, studentDay, 'Aino Lehto', 'aino.lehto@kirjapaja.example', 1, '2026-02-02T06:31:00.000Z'),
      waiting(5, workshop, 'Samir Patel', 'samir@signwriters.example', 2, '2026-02-05T19:22:00.000Z'),
      waiting(6, workshop, 'Greta Olsen', 'greta@olsentrykk.example', 1, '2026-02-09T13:48:00.000Z'),
    ],
  },
};

function waiting(
  number: number,
  ticketTypeId: string,
  name: string,
  email: string,
  quantity: number,
  createdDate: Instant,
  rest: Pick<StoredWaiting, 'offer' | 'orderId'> = {},
): StoredWaiting {
  return { id: `waiting-${number}`, ticketTypeId, name, email, quantity, createdDate, ...rest };
}
