import { ApiError } from '../../src/client';
import type { HoldRequest } from '../../src/contract';
import { checkSaves } from './checkSaves';
import { inShop } from './inShop';
import type { SafetyOptions } from './safetyOptions';
import type { Shop } from './shop';
import { codeOf, outcomeOf, skipped, type Verdict } from './verdictOf';

const soldOut = 4009;
/** Buyers at once, at most. */
const maxBuyers = 60;

/** Whether a backend sells more than there is, believes a price, or does twice what was sent twice. Each verdict says what was tried. */
export async function* checkSales(options: SafetyOptions): AsyncGenerator<Verdict> {
  const checks = {
    'a key is good for one request': checkReplay,
    'a key is good for one order': checkSaves,
    'prices are not believed': checkPrices,
    'races sell no ticket twice': checkRaces,
  };
  for (const [call, check] of Object.entries(checks))
    if (options.write) yield await inShop(call, options, check);
    else yield skipped(call, 'it would write');
}

/** 000 §7, DECISIONS: the same key and body answer the same hold; another body is refused. */
async function checkReplay(shop: Shop) {
  // Of the one of which most are left: a refusal must be about the key.
  const ticket = (await shop.tickets()).findLast(({ perOrderMin, perOrderMax }) => perOrderMax > perOrderMin);
  if (!ticket) return 'no ticket is on sale of which one may buy more or fewer';
  const key = crypto.randomUUID();
  const request = await shop.requestFor(ticket.id, ticket.perOrderMin);
  const [first, again] = [await shop.hold(request, key), await shop.hold(request, key)];
  const other = await shop.requestFor(ticket.id, ticket.perOrderMin + 1);
  const replayed = await outcomeOf(() => shop.hold(other, key));
  const problems = first.token === again.token ? [] : ['the same request with the same key was held twice'];
  if (!(replayed instanceof ApiError)) {
    const isOld = replayed.token === first.token;
    problems.push(
      isOld
        ? 'another request with the same key was answered with the first one’s hold'
        : 'another request with the same key was held',
    );
  } else if (replayed.status !== 409 || !replayed.code || replayed.code === soldOut)
    problems.push(`another request with the same key: ${codeOf(replayed)} instead of 409 with a code`);
  return { problems, because: 'the same request again: the same hold; another one: 409' };
}

/** A total that is not the backend's own is refused, and so is a quantity that is none. */
async function checkPrices(shop: Shop) {
  const priced = (await shop.tickets()).find(({ priceWithFees }) => priceWithFees > 1);
  if (!priced) return 'no ticket on sale costs anything';
  const request = await shop.requestFor(priced.id, priced.perOrderMin);
  const line = { id: priced.id };
  const tricks: Record<string, Partial<HoldRequest>> = {
    'a lower total': { orderTotal: request.orderTotal - 1 },
    'nothing to pay': { orderTotal: 0 },
    'a negative total': { orderTotal: -request.orderTotal },
    'another currency': { currency: request.currency === 'JPY' ? 'USD' : 'JPY' },
    'a negative quantity': { tickets: [{ ...line, requestQuantity: -1 }], orderTotal: -request.orderTotal },
    'half a ticket': { tickets: [{ ...line, requestQuantity: 0.5 }], orderTotal: request.orderTotal / 2 },
  };
  const honest = await shop.hold(request);
  await shop.release(honest.token);
  const problems: string[] = [];
  for (const [name, trick] of Object.entries(tricks)) {
    const held = await outcomeOf(() => shop.hold({ ...request, ...trick }));
    // A backend that answers with its own price believed nothing.
    const isOwnPrice =
      !(held instanceof ApiError) &&
      !trick.tickets &&
      held.orderTotal === honest.orderTotal &&
      !trick.currency;
    if (held instanceof ApiError ? !held.code : !isOwnPrice) problems.push(`${name} was held`);
    if (!(held instanceof ApiError)) await shop.release(held.token);
  }
  return { problems, because: `${Object.keys(tricks).length} tampered requests: refused` };
}

/** More buyers at once than there are tickets: no more are held than there were. */
async function checkRaces(shop: Shop) {
  const ticket = (await shop.tickets()).find(
    ({ remainingTickets: left, perOrderMax }) => left !== null && left < maxBuyers * perOrderMax,
  );
  if (!ticket) return `no ticket is on sale that ${maxBuyers} buyers could buy up`;
  const { id, remainingTickets, perOrderMax, perOrderMin } = ticket;
  const left = remainingTickets ?? 0;
  const each = Math.max(perOrderMin, Math.min(perOrderMax, left));
  const request = await shop.requestFor(id, each);
  const buyers = Math.min(maxBuyers, Math.floor(left / each) * 2 + 4);
  const outcomes = await Promise.all(
    Array.from({ length: buyers }, () => outcomeOf(() => shop.hold(request))),
  );
  const held = outcomes.filter((outcome) => !(outcome instanceof ApiError)).length * each;
  const broken = outcomes.filter((outcome) => outcome instanceof ApiError && !outcome.code);
  const problems = [
    ...(held > left ? [`${held} were held of ${left}`] : []),
    ...(broken.length > 0 ? [`${broken.length} buyers got no answer of the contract`] : []),
  ];
  return { problems, because: `${buyers} buyers wanted ${buyers * each} of ${left}: ${held} were held` };
}
