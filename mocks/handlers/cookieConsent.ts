import type { BoundHandler } from '../handle';

export const cookieConsentHandlers: BoundHandler[] = [];
