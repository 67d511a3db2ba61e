import { hasArrayOf, isRecord } from './shape';

export const isOrganizerTicket = (body: unknown): boolean =>
  isRecord(body) &&
  typeof body['id'] === 'string' &&
  typeof body['orderId'] === 'string' &&
  typeof body['totalPaid'] === 'number';

export const isOrganizerOrder = (body: unknown): boolean =>
  isRecord(body) &&
  typeof body['id'] === 'string' &&
  typeof body['total'] === 'number' &&
  isRecord(body['currency']) &&
  hasArrayOf(body, 'tickets', isOrganizerTicket) &&
  isRecord(body['totals']) &&
  ['payments', 'shares', 'notes', 'mails'].every((list) => hasArrayOf(body, list, isRecord));
