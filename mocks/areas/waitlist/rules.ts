import type { FreePlaces, WaitlistEntry, WaitlistRequest } from '../../../src/contract';
import { Refusal, type Db, type TicketTypeSeed } from '../../db';
import { emailOf, malformed, textOf } from '../../rules/fields';
import type { RuleContext } from '../../rules/ruleContext';
import { stamp } from '../../rules/stamp';
import { saleEndOf } from '../../sale/openings';
import { newCodes, promotionsIn, setPromotions } from '../promotions/rules/promotions';
import type { StoredWaiting } from './seed';

/** As organizers see it. */
export function entryOf({ db, clock }: RuleContext, eventId: string, waiting: StoredWaiting): WaitlistEntry {
  const { id, ticketTypeId, name, email, quantity, createdDate, offer } = waiting;
  const orderId = orderOf(db, eventId, waiting);
  const type = db.of(eventId).world.ticketTypes.find((each) => each.id === ticketTypeId);
  const isOpen = offer !== undefined && clock.now() < Date.parse(offer.until);
  const unsold = isOpen ? 'OFFERED' : offer ? 'EXPIRED' : 'WAITING';
  return {
    id,
    ticketTypeId,
    ticketName: type?.name ?? ticketTypeId,
    name,
    email,
    quantity,
    status: orderId === null ? unsold : 'BOUGHT',
    offeredUntil: offer?.until ?? null,
    orderId,
    createdDate,
  };
}

function orderOf(db: Db, eventId: string, { offer, orderId }: StoredWaiting): string | null {
  if (!offer || orderId !== undefined) return orderId ?? null;
  const orders = db.of(eventId).orderBook.all();
  return orders.find(({ promotionalCode }) => promotionalCode === offer.code)?.id ?? null;
}

/** Of every type that has a list, or somebody on one. */
export function freePlaces({ db }: RuleContext, eventId: string): FreePlaces[] {
  const waitedFor = new Set(
    db
      .rows('waitlist', eventId)
      .all()
      .map(({ ticketTypeId }) => ticketTypeId),
  );
  return db
    .of(eventId)
    .world.ticketTypes.filter(({ id, waitlist }) => waitlist || waitedFor.has(id))
    .map(({ id }) => ({ ticketTypeId: id, free: db.of(eventId).freePlaces(id) }));
}

/** Puts somebody on the list. Refuses with 4000, 4022, 4051 and 4091. */
export function joinList(context: RuleContext, eventId: string, request: WaitlistRequest): StoredWaiting {
  const { db, clock } = context;
  const type = typeWithList(context, eventId, request.ticketInfoId);
  const name = textOf('name', request.name);
  const email = emailOf('email', request.email);
  const { quantity } = request;
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > type.perOrderMax)
    throw malformed('quantity', `It is no whole number from 1 to ${type.perOrderMax}.`);
  if (db.of(eventId).freePlaces(type.id) !== 0) throw new Refusal(4091, `${type.name} is not sold out.`);
  const rows = db.rows('waitlist', eventId);
  const waits = (other: StoredWaiting) =>
    other.ticketTypeId === type.id &&
    other.email.toLowerCase() === email.toLowerCase() &&
    ['WAITING', 'OFFERED'].includes(entryOf(context, eventId, other).status);
  if (rows.all().some(waits)) throw new Refusal(4051, email);
  const id = db.nextId('waiting');
  return rows.add({ id, ticketTypeId: type.id, name, email, quantity, createdDate: stamp(clock) });
}

function typeWithList({ db, clock }: RuleContext, eventId: string, id: string): TicketTypeSeed {
  const { world } = db.of(eventId);
  const type = world.ticketTypes.find((each) => each.id === id && each.waitlist);
  if (!type) throw new Refusal(4022, 'That ticket type has no waitlist.');
  const end = saleEndOf(world, type) ?? Date.parse(world.event['end-date']);
  if (clock.now() >= end) throw new Refusal(4022, `The sale of ${type.name} is over.`);
  return type;
}

/** Writes to somebody, and keeps the places for them. Refuses with 4009 and 4091. */
export function offerPlacesTo(
  context: RuleContext,
  eventId: string,
  waiting: StoredWaiting,
  { hours, beyondFree }: { hours: number; beyondFree: boolean },
): WaitlistEntry {
  const { db, clock } = context;
  const { status, ticketName } = entryOf(context, eventId, waiting);
  const { ticketTypeId, quantity } = waiting;
  if (status === 'OFFERED' || status === 'BOUGHT')
    throw new Refusal(4091, `${waiting.name} has an offer already, or has bought.`);
  const free = db.of(eventId).freePlaces(ticketTypeId);
  if (!beyondFree && free !== null && free < quantity)
    throw new Refusal(4009, `Only ${free} places of ${ticketName} are free.`);
  const until = new Date(clock.now() + hours * 3_600_000).toISOString();
  const now = stamp(clock);
  const [code = ''] = newCodes(db, eventId, 1, 'PLACE-');
  const promotionId = db.nextId('promotion');
  setPromotions(db, eventId, [
    ...promotionsIn(db, eventId),
    {
      id: promotionId,
      code,
      percentOff: 0,
      discounts: [],
      reveals: [ticketTypeId],
      reserves: { ticketTypeId, quantity },
      uses: 1,
      end: until,
      note: `Waitlist: ${waiting.name}`,
      created: now,
      modified: now,
    },
  ]);
  db.rows('promotionEmails', eventId).add({
    id: db.nextId('promotion-email'),
    promotionIds: [promotionId],
    to: waiting.email,
    subject: `Places for ${ticketName}`,
    text: [`${quantity} × ${ticketName}, until ${until}:`, linkTo(db, eventId, code)].join('\n'),
    sentDate: now,
  });
  return entryOf(context, eventId, db.rows('waitlist', eventId).put({ ...waiting, offer: { code, until } }));
}

/** Where the offer is used: the tickets, with the code applied. */
function linkTo(db: Db, eventId: string, code: string): string {
  const account = db.rows('accounts', '').find(db.of(eventId).world.event['account-id']);
  return account?.website ? new URL(`?promo=${code}`, account.website).href : code;
}

/** Takes somebody off the list; an offer that nobody used ends. */
export function takeOffList({ db }: RuleContext, eventId: string, { id, offer }: StoredWaiting): void {
  db.rows('waitlist', eventId).remove(id);
  const { promotions } = db.of(eventId);
  if (offer && promotions.usesOf(offer.code) === 0)
    setPromotions(
      db,
      eventId,
      promotionsIn(db, eventId).filter(({ code }) => code !== offer.code),
    );
}
