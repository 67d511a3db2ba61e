import type { BoundHandler } from '../handle';

export const contactsHandlers: BoundHandler[] = [];
