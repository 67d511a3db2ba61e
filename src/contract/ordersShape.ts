import { hasArrayOf, isRecord } from './shape';

/** What a countdown can be made of. */
const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const isHeld = (body: unknown): boolean =>
  isRecord(body) &&
  typeof body['token'] === 'string' &&
  isInstant(body['expiresAt']) &&
  isInstant(body['serverTime']) &&
  typeof body['orderTotal'] === 'number' &&
  isRecord(body['currency']) &&
  hasArrayOf(body, 'tickets', isRecord);

export const isSaved = (body: unknown): boolean =>
  isRecord(body) && typeof body['orderId'] === 'string' && typeof body['token'] === 'string';
