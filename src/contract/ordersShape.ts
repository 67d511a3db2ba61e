import { isRecord } from './shape';

export const isSaved = (body: unknown): boolean =>
  isRecord(body) && typeof body['orderId'] === 'string' && typeof body['token'] === 'string';
