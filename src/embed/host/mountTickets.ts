import { mountFrame, type MountedTickets } from './mountFrame';
import type { TicketsOptions } from './options';
import { loadShippedTexts } from './shippedTexts';

/**
 * Puts an event's tickets into `place`, in a frame of their own: styles and scripts of the page stay out. Several on one page don't
 * know of each other. What happens is told to `options` and as DOM events of `place` (`boxoffice:ready` …), which bubble.
 *
 * @example
 * const place = document.querySelector<HTMLElement>('#tickets');
 * const tickets =
 *   place &&
 *   mountTickets(place, {
 *     eventId: '1001',
 *     page: 'https://tickets.example',
 *     onOrderConfirmed: ({ orderId }) => console.log(orderId),
 *   });
 * @public
 */
export const mountTickets = (container: HTMLElement, options: TicketsOptions): MountedTickets =>
  mountFrame(container, { loadTexts: loadShippedTexts, ...options });
