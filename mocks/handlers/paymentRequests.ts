import type { BoundHandler } from '../handle';

export const paymentRequestsHandlers: BoundHandler[] = [];
