import type { TicketType, TicketsData } from '../../src/contract';
import { lineTax, type Selection } from '../../src/domain/pricing';
import type { Promotion, TicketTypeSeed, World } from './world';

interface Asked {
  /** Milliseconds since the epoch. */
  now: number;
  promotion: Promotion | null;
  quantities: Selection;
  /** What is left of a type; `null` is unlimited. */
  left: (id: string) => number | null;
}

/** The ticket types this buyer may see, priced for what is chosen. */
export function priceTickets(world: World, asked: Asked): TicketsData {
  const { currency, taxRate, taxName, gateway, allowBitcoin } = world.sale;
  return {
    tickets: world.ticketTypes
      .filter((type) => !type.hidden || asked.promotion?.reveals.includes(type.id))
      .map((type) => priceTicket(world, type, asked)),
    ...{ currency, taxRate, taxName, gateway, allowBitcoin },
    code: asked.promotion?.code ?? null,
  };
}

function priceTicket(world: World, type: TicketTypeSeed, asked: Asked): TicketType {
  const { currency, taxRate, taxName } = world.sale;
  const percentOff = asked.promotion?.discounts.includes(type.id) ? asked.promotion.percentOff : 0;
  const discount = Math.round((type.price * percentOff) / 100);
  const buyerPrice = type.price - discount;
  const fees = feeOf(type, buyerPrice);
  const requestQuantity = asked.quantities[type.id] ?? 0;
  return {
    id: type.id,
    name: type.name,
    ...(type.description ? { safeHtmlDescription: type.description } : {}),
    price: type.price,
    buyerPrice,
    priceWithFees: type.price + feeOf(type, type.price),
    priceWithFeesWithDiscount: buyerPrice + fees,
    displayedPrice: buyerPrice,
    discount,
    ...(percentOff > 0 ? { discountDetails: `${percentOff}% off` } : {}),
    fees,
    tax: lineTax(buyerPrice, taxRate),
    requestQuantity,
    remainingTickets: asked.left(type.id),
    perOrderMin: type.perOrderMin,
    perOrderMax: type.perOrderMax,
    displayRemaining: type.displayRemaining ?? false,
    visibility: type.hidden ? 'revealed' : 'visible',
    ...openingOf(world, type, asked),
    showFees: world.widget.showFees,
    ...{ taxRate, taxName, currency },
    subtotalPrice: buyerPrice * requestQuantity,
    subtotalPriceWithFees: (buyerPrice + fees) * requestQuantity,
  };
}

const feeOf = ({ fee }: TicketTypeSeed, price: number): number =>
  price === 0 ? 0 : (fee.fixed ?? 0) + Math.round((price * (fee.percent ?? 0)) / 100);

type OpeningFields = Pick<
  TicketType,
  | 'availability'
  | 'inSale'
  | 'saleEnded'
  | 'availabilityStartDate'
  | 'availabilityEndDate'
  | 'requiredTickets'
>;

function openingOf(world: World, { opening }: TicketTypeSeed, { now, quantities }: Asked): OpeningFields {
  switch (opening.kind) {
    case 'immediate':
      return { availability: 'immediate', inSale: true, saleEnded: false };
    case 'closed':
      return { availability: 'immediate', inSale: false, saleEnded: false };
    case 'dates': {
      const saleEnded = opening.end !== undefined && now >= Date.parse(opening.end);
      const started = opening.start === undefined || now >= Date.parse(opening.start);
      return {
        availability: 'dates',
        inSale: started && !saleEnded,
        saleEnded,
        ...(opening.start ? { availabilityStartDate: opening.start } : {}),
        ...(opening.end ? { availabilityEndDate: opening.end } : {}),
      };
    }
    case 'ticketSelect':
      return {
        availability: 'ticketSelect',
        inSale: opening.requires.some((id) => (quantities[id] ?? 0) > 0),
        saleEnded: false,
        requiredTickets: opening.requires.map(
          (id) => world.ticketTypes.find((type) => type.id === id)?.name ?? id,
        ),
      };
  }
}
