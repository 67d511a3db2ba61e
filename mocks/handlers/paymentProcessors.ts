import type { BoundHandler } from '../handle';

export const paymentProcessorsHandlers: BoundHandler[] = [];
