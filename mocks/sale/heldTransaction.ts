import type { Gateway, HeldTransaction, HoldRequest, PersonTicket, TicketType } from '../../src/contract';
import { lineTax } from '../../src/domain/money/lineTax';
import type { OrderTotals } from '../../src/domain/tickets/pricing';
import { valuesOf } from './answerIds';
import { Refusal } from '../db/refusal';
import type { World } from '../db/world';

/** How often a hold may be extended unless the sale says so. WCAG 2.2.1 asks for ten. */
export const usualExtensions = 10;

interface Bought {
  lines: readonly TicketType[];
  totals: OrderTotals;
  promotionalCode: string | null;
}

export interface Frame {
  token: string;
  gateway: Gateway;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Refuses with 4022 a gateway that the sale does not have. */
export function checkGateway({ sale }: World, gateway: Gateway): void {
  if (gateway !== sale.gateway && !sale.otherGateways?.includes(gateway))
    throw new Refusal(4022, `${gateway} does not take money for this event.`);
}

/** What every hold answers, whatever it holds. */
export function frameOf(world: World, { token, gateway, now }: Frame) {
  const { sale, event } = world;
  return {
    token,
    eventId: event.id,
    status: 'keep',
    timeLimit: sale.timeLimit,
    expiresAt: new Date(now + sale.timeLimit * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    extensionsLeft: sale.extensions ?? usualExtensions,
    gateway,
    currency: sale.currency,
    taxName: sale.taxName,
    taxRate: sale.taxRate,
    freeEvent: sale.freeEvent,
    ...(sale.allowBitcoin && { allowBitcoin: true }),
  } satisfies Partial<HeldTransaction>;
}

export function describeHold(
  world: World,
  request: HoldRequest,
  { lines, totals, promotionalCode }: Bought,
  frame: Frame,
): HeldTransaction {
  return {
    ...frameOf(world, frame),
    hasOrderLinks: true,
    tickets: lines.map((line) => {
      const tax = lineTax(line.buyerPrice, line.taxRate);
      const total = line.buyerPrice + line.fees + (world.widget.taxOnCheckout ? tax : 0);
      return {
        id: line.id,
        name: line.name,
        quantity: line.requestQuantity,
        price: line.buyerPrice,
        fees: line.fees,
        tax,
        discount: line.discount,
        ...(line.discountDetails ? { discountDetails: line.discountDetails } : {}),
        subtotal: total * line.requestQuantity,
      };
    }),
    taxTotal: totals.tax,
    feeTotal: totals.fees,
    priceTotal: totals.price,
    orderTotal: totals.total,
    promotionalCode,
    isPayByInvoice: request.payByInvoice,
  };
}

/** One registration form for each ticket: empty, or with what the request brought for it. */
export function formsOf(
  world: World,
  lines: readonly TicketType[],
  number: number,
  brought: HoldRequest['personTickets'] = [],
): PersonTicket[] {
  const tickets = lines.flatMap((line) =>
    Array.from({ length: line.requestQuantity }, (_, index) => ({
      id: `pt-${number}-${line.id}-${index + 1}`,
      ticketTypeId: line.id,
      ticketName: line.name,
    })),
  );
  return tickets.map((ticket, index) => {
    const given = brought[index]?.formSubmission.entities;
    const entities = world.form.entities.map(({ id, attributeKey }) => ({
      id,
      attributeKey,
      submissionValues: valuesOf(given, id) ?? [],
    }));
    return { ...ticket, formSubmission: { entities } };
  });
}
