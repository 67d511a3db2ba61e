import type { DoorTicket } from '../../../../../src/contract';

/** A valid ticket of somebody who has not come yet. */
export const doorTicket = (id: string, changes: Partial<DoorTicket> = {}): DoorTicket => ({
  id,
  ticketTypeId: '3001',
  ticketName: 'General Admission',
  firstName: 'Ada',
  lastName: 'Byron',
  status: 'valid',
  admission: null,
  ...changes,
});

export const admission = { scanId: 'scan-1', at: '2026-05-01T08:00:00.000Z', door: 'Main entrance' };
