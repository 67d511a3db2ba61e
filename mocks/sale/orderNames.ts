import type { CreateToken } from '../db/hash';
import type { World } from '../db/world';

type Named = Pick<World, 'event' | 'numbering'>;

/** PayPal orders are numbered before they are paid, in a series of their own, so that no number is given twice. */
const payPalSeries = '2001';

const usual = { orders: '2000', tickets: 'NL26' };

/** The id and the token of an order by its number. */
export const orderNames = ({ event, numbering = usual }: Named, number: number, token: CreateToken) => ({
  id: `${numbering.orders}-${number}`,
  token: tokenOf(event.id, String(number), token),
});

export const payPalNames = ({ event }: Named, number: number, token: CreateToken) => ({
  id: `${payPalSeries}-${number}`,
  token: tokenOf(event.id, `${payPalSeries}${number}`, token),
});

const tokenOf = (eventId: string, number: string, token: CreateToken) =>
  `or_${token(`order ${eventId} ${number}`, 24)}`;

/** No two events have a ticket of one number: scanners ask for one without its event. */
export const ticketIdOf = ({ numbering = usual }: Named, orderId: string, position: number): string =>
  `${numbering.tickets}-${orderId.slice(orderId.indexOf('-') + 1)}-${position}`;
