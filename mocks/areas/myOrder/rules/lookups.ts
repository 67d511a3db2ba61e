import type { MyOrderLookup } from '../../../../src/contract';
import { Refusal, type StoredOrder } from '../../../db';
import { TooManyRequests } from '../../../db/refusal';
import type { RuleContext } from '../../../rules/ruleContext';
import { textOf } from '../../../rules/fields';

const minute = 60_000;
/** How long a token opens its order. */
const accessTime = 30 * minute;
/** So many failed tries for one number, and it is refused until the first of them is this old. */
const mostTries = 5;
/** Where the event asks for a captcha, it is wanted from here on, and that many tries are refused whatever comes with them. */
const triesBeforeCaptcha = 3;
const mostTriesWithCaptcha = 20;
const triesTime = 15 * minute;

const maxLength = 254;
const normal = (text: string) => text.trim().toLowerCase();

/** The order that has this number and this buyer, and a token that opens it. Refuses with 4000, 4021, 4029 and 4045. */
export function findOrder(context: RuleContext, lookup: MyOrderLookup, passesCaptcha: () => boolean) {
  const { db, clock } = context;
  const { id: eventId } = db.world.event;
  const number = normal(textOf('orderNumber', lookup.orderNumber, maxLength));
  const email = normal(textOf('email', lookup.email, maxLength));
  const tries = db.rows('myOrderTries', eventId);
  const now = clock.now();
  const failedAt = (tries.find(number)?.failedAt ?? []).filter((at) => now - at < triesTime);
  const secondsUntilFewerThan = (count: number) =>
    Math.ceil(((failedAt.at(-count) ?? now) + triesTime - now) / 1_000);
  const { captchaEnabled } = db.world.widget;
  const most = captchaEnabled ? mostTriesWithCaptcha : mostTries;
  // Known and unknown numbers alike: who is refused learns nothing.
  if (failedAt.length >= most) throw new TooManyRequests(secondsUntilFewerThan(most));
  // Whoever is a person is not locked out by what others tried.
  if (failedAt.length >= triesBeforeCaptcha && !passesCaptcha())
    throw new TooManyRequests(secondsUntilFewerThan(triesBeforeCaptcha), 4021);
  const order = db.orderBook.byId(number.toUpperCase());
  if (!order || normal(order.buyerEmail) !== email) {
    tries.put({ id: number, failedAt: [...failedAt, now] });
    throw new Refusal(4045, 'No order has this number and this email address.');
  }
  const accessToken = `my_${db.token(db.nextId('myOrderAccess'), 24)}`;
  db.rows('myOrderAccess', eventId).add({
    id: accessToken,
    orderId: order.id,
    expiresAt: now + accessTime,
  });
  return { order, accessToken };
}

/** The order that the token in the `Authorization` header opens. Refuses with 4001 and 4045. */
export function openOrder({ db, clock }: RuleContext, headers: Headers) {
  const accessToken = /^Guest token="([^"\\]+)"$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (!accessToken) throw new Refusal(4001, 'The access token is missing.');
  const access = db.rows('myOrderAccess', db.world.event.id).find(accessToken);
  if (!access || access.expiresAt <= clock.now())
    throw new Refusal(4045, 'The order has to be looked up again.');
  return { order: db.orderBook.get(access.orderId), accessToken };
}

/** A ticket of the order. Refuses with 4046. */
export function ticketOf(order: StoredOrder, ticketId: string) {
  const ticket = order.tickets.find(({ id }) => id === ticketId);
  if (!ticket) throw new Refusal(4046, `Order ${order.id} has no ticket ${ticketId}.`);
  return ticket;
}
