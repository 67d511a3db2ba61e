import type { BoundHandler } from '../handle';

export const emailDomainHandlers: BoundHandler[] = [];
