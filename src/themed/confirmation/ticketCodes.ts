import { chunk } from '../kit/chunk';

/** Drawn only where the organizer turned codes on. */
export const ticketCodes = /* @__PURE__ */ chunk(() => import('./TicketQr'));
