import type { BoundHandler } from '../handle';

export const postRegistrationHandlers: BoundHandler[] = [];
