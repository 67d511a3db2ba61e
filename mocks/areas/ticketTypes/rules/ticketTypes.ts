import type { TicketTypeDraft, TicketTypeList, TicketTypeTerms } from '../../../../src/contract';
import {
  absorbedPercentOf,
  clampPercent,
  safeDescription,
  ticketTypeDefaults,
  ticketTypeTerms,
} from '../../../../src/domain/ticketTypes';
import { Refusal, type Db, type Opening, type TicketTypeSeed } from '../../../db';
import { scheduleOf } from '../../../sale/fees';
import { instantOf } from '../../../rules/eventTime';
import type { RuleContext } from '../../../rules/ruleContext';
import { checkTicketTypes, type Planned } from './checks';
import { organizerTicketType, platformFees, termsOf, type Embed } from './terms';
import { malformed } from '../../../rules/fields';
import { stamp } from '../../../rules/stamp';

const versionOf = (db: Db) =>
  db.rows('ticketTypeVersions', db.world.event.id).find(db.world.event.id) ?? {
    id: db.world.event.id,
    version: 1,
    modifiedDate: null,
  };

/** All types in their order. */
export function listTicketTypes({ db, clock }: RuleContext, embeds: ReadonlySet<Embed>): TicketTypeList {
  const { version, modifiedDate } = versionOf(db);
  const now = clock.now();
  const ticketTypes = db.world.ticketTypes.map((type) => organizerTicketType(db, type, now, embeds));
  return { sale: saleOf(db), ticketTypes, version, modifiedDate };
}

/** Of the event and of a type that is made now. */
function saleOf({ world }: Db): TicketTypeList['sale'] {
  const { currency, taxRate, taxName } = world.sale;
  return { currency, taxRate, taxName, fees: scheduleOf(platformFees) };
}

/** Replaces what is sold. Refuses with 4000, 4090 and 4091. */
export function replaceTicketTypes(
  context: RuleContext,
  drafts: readonly TicketTypeDraft[],
  version: number | undefined,
): void {
  const { db } = context;
  const present = versionOf(db);
  if (version !== undefined && version !== present.version)
    throw new Refusal(4090, 'Somebody else changed the ticket types meanwhile.');
  const planned = plan(db, drafts);
  checkTicketTypes(db, planned);
  checkTakenAway(db, planned);
  db.world.ticketTypes = planned.map((each) => seedOf(db, each));
  db.stock.typesChanged(db.world.ticketTypes);
  db.rows('ticketTypeVersions', db.world.event.id).put({
    id: db.world.event.id,
    version: present.version + 1,
    modifiedDate: stamp(context.clock),
  });
}

/** How many of each there are to sell until the organizer says otherwise. */
const firstQuantity = 100;

/** Gives an event that sells nothing yet its first ticket types. Refuses with 4000. */
export const offerTicketTypes = (
  context: RuleContext,
  types: readonly Pick<TicketTypeDraft, 'name' | 'price'>[],
): void =>
  replaceTicketTypes(
    context,
    types.map(({ name, price }) => ({ name, price, quantity: firstQuantity, perOrderMin: 1 })),
    undefined,
  );

const typeOf = (db: Db, id: string | undefined) => db.world.ticketTypes.find((type) => type.id === id);

/** The terms each type shall have, with the ids the server gives. */
function plan(db: Db, drafts: readonly TicketTypeDraft[]): Planned[] {
  const ids = new Map<string, string>();
  const given = drafts.map((draft, index) => {
    if (draft.id !== undefined && ids.has(draft.id))
      throw malformed(`data[${index}].id`, 'It is there twice');
    const id = typeOf(db, draft.id)?.id ?? db.nextId('ticketType');
    if (draft.id !== undefined) ids.set(draft.id, id);
    return { draft, id };
  });
  const meant = (id: string) => ids.get(id) ?? id;
  return given.map(({ draft, id }) => {
    const type = typeOf(db, id);
    const { feeSplit } = draft;
    const before = type ? termsOf(db, type) : ticketTypeTerms(ticketTypeDefaults);
    const terms = known({ ...before, ...draft });
    const present = before.absorbedFeePercent;
    const percent = draft.absorbedFeePercent ?? (feeSplit ? absorbedPercentOf(feeSplit, present) : present);
    return {
      id,
      fee: type?.fee ?? platformFees,
      taken: type ? takenOf(db, id) : 0,
      terms: {
        ...terms,
        name: terms.name.trim(),
        absorbedFeePercent: clampPercent(percent),
        subsequentClientId: terms.subsequentClientId === null ? null : meant(terms.subsequentClientId),
        subsequentTicketSelect: terms.subsequentTicketSelect.map(meant),
      },
    };
  });
}

/** Only what the organizer decides: what follows from it is sent back by editors, too. */
function known(sent: TicketTypeTerms): TicketTypeTerms {
  const names = Object.keys(ticketTypeDefaults);
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => names.includes(name)),
  ) as unknown as TicketTypeTerms;
}

/** Sold, in past orders, and held. */
const takenOf = (db: Db, id: string): number => {
  const { sold, held } = db.stockOf(id);
  return sold + held + db.orderBook.pastTickets(id);
};

function checkTakenAway(db: Db, planned: readonly Planned[]): void {
  for (const { id, name } of db.world.ticketTypes)
    if (!planned.some((each) => each.id === id) && takenOf(db, id) > 0)
      throw new Refusal(4091, `${name} can’t be taken away: tickets of it are sold or held.`);
}

function seedOf(db: Db, { id, terms, fee }: Planned): TicketTypeSeed {
  const before = typeOf(db, id);
  const { description, visibility } = terms;
  const isSame = before !== undefined && (before.written ?? before.description ?? '') === description;
  const instants = instantsOf(db, before, terms);
  return {
    id,
    name: terms.name,
    ...(isSame
      ? sameDescription(before)
      : { description: safeDescription(description), written: description }),
    price: terms.price,
    fee,
    absorbed: terms.absorbedFeePercent,
    stock: terms.quantity === null ? null : terms.quantity - db.orderBook.pastTickets(id),
    perOrderMin: terms.perOrderMin,
    perOrderMax: terms.perOrderMax,
    displayRemaining: terms.displayRemaining,
    ...(terms.waitlist ? { waitlist: true } : {}),
    ...(terms.admissionDay ? { admissionDay: terms.admissionDay } : {}),
    ...(before?.hidden ? { hidden: true } : {}),
    opening: openingFor(terms, instants),
    ...saleEndFor(terms, instants),
    ...(visibility === 'dates' ? { visibility: instants.visibility } : {}),
    ...(terms.ledgerCode ? { ledgerCode: terms.ledgerCode } : {}),
    socialLift: terms.socialLift,
  };
}

const sameDescription = ({ description, written }: TicketTypeSeed) => ({
  ...(description === undefined ? {} : { description }),
  ...(written === undefined ? {} : { written }),
});

interface Instants {
  start?: string;
  end?: string;
  visibility: { start?: string; end?: string };
}

/** Minutes as instants. One that was not changed keeps the seconds it had. */
function instantsOf(db: Db, before: TicketTypeSeed | undefined, terms: TicketTypeTerms): Instants {
  const zone = db.world.event['time-zone-id'];
  const was = before && termsOf(db, before);
  const dates = before?.opening.kind === 'dates' ? before.opening : undefined;
  const saleEnd = typeof before?.saleEnd === 'object' ? before.saleEnd.date : undefined;
  const read = (
    field: 'availabilityStartDate' | 'availabilityEndDate' | 'visibilityStartDate' | 'visibilityEndDate',
    previous: string | undefined,
  ) => {
    const minute = terms[field];
    if (minute === null) return undefined;
    return was?.[field] === minute && previous !== undefined
      ? previous
      : (instantOf(minute, zone) ?? undefined);
  };
  const start = read('availabilityStartDate', dates?.start);
  const end = read('availabilityEndDate', dates?.end ?? saleEnd);
  const from = terms.visibilityStartChecked
    ? read('visibilityStartDate', before?.visibility?.start)
    : undefined;
  const until = terms.visibilityEndChecked ? read('visibilityEndDate', before?.visibility?.end) : undefined;
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    visibility: {
      ...(from === undefined ? {} : { start: from }),
      ...(until === undefined ? {} : { end: until }),
    },
  };
}

function openingFor(terms: TicketTypeTerms, { start, end }: Instants): Opening {
  const ends = terms.availabilityEnd === 'dates' && end !== undefined ? { end } : {};
  switch (terms.availability) {
    case 'immediate':
      return ends.end === undefined ? { kind: 'immediate' } : { kind: 'dates', ...ends };
    case 'dates':
      return { kind: 'dates', ...(start === undefined ? {} : { start }), ...ends };
    case 'eventEnd':
      return { kind: 'eventEnd' };
    case 'subsequent':
      return { kind: 'subsequent', after: terms.subsequentClientId ?? '' };
    case 'ticketSelect':
      return {
        kind: 'ticketSelect',
        requires: terms.subsequentTicketSelect,
        most: terms.subsequentTicketSelectMax,
      };
  }
}

function saleEndFor({ availability, availabilityEnd }: TicketTypeTerms, { end }: Instants) {
  if (availabilityEnd === 'eventEnd') return { saleEnd: 'eventEnd' as const };
  const isInOpening = availability === 'immediate' || availability === 'dates';
  return availabilityEnd === 'dates' && end !== undefined && !isInOpening ? { saleEnd: { date: end } } : {};
}
