import { ApiError } from '../../src/client';
import type { SaveRequest } from '../../src/contract';
import type { Found } from './inShop';
import type { Shop } from './shop';
import { codeOf, outcomeOf } from './verdictOf';

/**
 * `saveOrder`: the same key and body answer the same order; another body is refused, whether it is of the same hold or of another one.
 * A free ticket is ordered: it is the same key that a charge would go by. The order stays.
 */
export async function checkSaves(shop: Shop): Promise<Found> {
  const free = (await shop.tickets()).find(({ priceWithFees }) => priceWithFees === 0);
  if (!free) return 'no ticket on sale is free';
  const request = await shop.requestFor(free.id, free.perOrderMin);
  const order = await shop.orderFor(await shop.hold(request));
  const key = crypto.randomUUID();
  const first = await outcomeOf(() => shop.save(order, key));
  // A form may ask for more than is known here.
  if (first instanceof ApiError) return `a free order was refused: ${first.message}`;
  const again = await outcomeOf(() => shop.save(order, key));
  const problems: string[] = [];
  if (again instanceof ApiError)
    problems.push(`the same order again: ${codeOf(again)} instead of the first answer`);
  else if (again.orderId !== first.orderId) problems.push('the same order with the same key was made twice');

  const others: Record<string, SaveRequest> = {
    'another buyer': {
      ...order,
      billingAddress: { ...order.billingAddress, email: 'else@cedarpress.example' },
    },
    'another hold': await shop.orderFor(await shop.hold(request)),
  };
  for (const [name, other] of Object.entries(others)) {
    const saved = await outcomeOf(() => shop.save(other, key));
    if (!(saved instanceof ApiError))
      problems.push(
        saved.orderId === first.orderId
          ? `${name} with the same key was answered with the first one’s order`
          : `${name} with the same key made an order`,
      );
    else if (saved.status !== 409 || !saved.code)
      problems.push(`${name} with the same key: ${codeOf(saved)} instead of 409 with a code`);
  }
  return { problems, because: 'the same order again: the same answer; another one: 409' };
}
