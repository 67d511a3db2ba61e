import type { TicketType, TicketsData } from '../../src/contract';
import { lineTax } from '../../src/domain/money/lineTax';
import type { Selection } from '../../src/domain/tickets/pricing';
import { feesOf } from './fees';
import { isVisible, openingOf } from './openings';
import type { Promotion, TicketTypeSeed } from './terms';
import type { World } from '../db/world';

interface CatalogueRequest {
  /** Milliseconds since the epoch. */
  now: number;
  promotion: Promotion | null;
  quantities: Selection;
  /** What is left of a type; `null` is unlimited. */
  left: (id: string) => number | null;
}

/** The ticket types this buyer may see, priced for what is chosen. */
export function priceTickets(world: World, requested: CatalogueRequest): TicketsData {
  const { currency, taxRate, taxName, gateway, allowBitcoin } = world.sale;
  return {
    tickets: world.ticketTypes
      .filter(
        (type) =>
          isVisible(type, requested.now) && (!type.hidden || requested.promotion?.reveals.includes(type.id)),
      )
      .map((type) => priceTicket(world, type, requested)),
    currency,
    taxRate,
    taxName,
    gateway,
    allowBitcoin,
    code: requested.promotion?.code ?? null,
  };
}

function priceTicket(world: World, type: TicketTypeSeed, requested: CatalogueRequest): TicketType {
  const { currency, taxRate, taxName } = world.sale;
  const percentOff = requested.promotion?.discounts.includes(type.id) ? requested.promotion.percentOff : 0;
  const discount = Math.round((type.price * percentOff) / 100);
  const buyerPrice = type.price - discount;
  const fees = feesOf(type, buyerPrice).passFee;
  const requestQuantity = requested.quantities[type.id] ?? 0;
  return {
    id: type.id,
    name: type.name,
    ...(type.description ? { safeHtmlDescription: type.description } : {}),
    price: type.price,
    buyerPrice,
    priceWithFees: type.price + feesOf(type, type.price).passFee,
    priceWithFeesWithDiscount: buyerPrice + fees,
    displayedPrice: buyerPrice,
    discount,
    ...(percentOff > 0 ? { discountDetails: `${percentOff}% off` } : {}),
    fees,
    tax: lineTax(buyerPrice, taxRate),
    requestQuantity,
    remainingTickets: requested.left(type.id),
    perOrderMin: type.perOrderMin,
    displayRemaining: type.displayRemaining ?? false,
    ...(type.waitlist ? { waitlist: true } : {}),
    ...(type.admissionDay ? { admissionDay: type.admissionDay } : {}),
    visibility: type.hidden ? 'revealed' : 'visible',
    ...openingOf(world, type, requested),
    showFees: world.widget.showFees,
    taxRate,
    taxName,
    currency,
    subtotalPrice: buyerPrice * requestQuantity,
    subtotalPriceWithFees: (buyerPrice + fees) * requestQuantity,
  };
}
