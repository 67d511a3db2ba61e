import type { WaitlistEntry } from '../../src/contract';

/** Somebody who waits for one ticket. */
export const waitlistEntry = (changes: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: 'waiting-4',
  ticketTypeId: '3005',
  ticketName: 'Student Day',
  name: 'Aino Lehto',
  email: 'aino@kirjapaja.example',
  quantity: 1,
  status: 'WAITING',
  offeredUntil: null,
  orderId: null,
  createdDate: '2026-02-02T06:31:00.000Z',
  ...changes,
});
