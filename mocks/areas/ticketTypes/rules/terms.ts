import type {
  OrganizerTicketType,
  TicketAvailability,
  TicketAvailabilityEnd,
  TicketTypeTerms,
} from '../../../../src/contract';
import { feeSplitOf, safeDescription } from '../../../../src/domain/ticketTypes';
import type { Db, FeeSchedule, TicketTypeSeed } from '../../../db';
import { feesOf, scheduleOf } from '../../../sale/fees';
import { openingOf } from '../../../sale/openings';
import { minuteOf } from '../../../rules/eventTime';

/** What the platform takes of types made here. */
export const platformFees: FeeSchedule = {
  fixed: 99,
  percent: 2.5,
  most: 19_95,
  processing: { fixed: 30, percent: 2.9 },
};

/** What the organizer decided of a type that is sold. */
export function termsOf(db: Db, type: TicketTypeSeed): TicketTypeTerms {
  const zone = db.world.event['time-zone-id'];
  const minute = (instant: string | undefined) => (instant === undefined ? null : minuteOf(instant, zone));
  const { opening, visibility } = type;
  return {
    name: type.name,
    ...(type.ledgerCode === undefined ? {} : { ledgerCode: type.ledgerCode }),
    quantity: type.stock === null ? null : type.stock + db.orderBook.pastTickets(type.id),
    price: type.price,
    absorbedFeePercent: type.absorbed ?? 0,
    description: type.written ?? type.description ?? '',
    availability: availabilityOf(type),
    availabilityStartDate: opening.kind === 'dates' ? minute(opening.start) : null,
    ...endOf(type, minute),
    subsequentClientId: opening.kind === 'subsequent' ? opening.after : null,
    subsequentTicketSelect: opening.kind === 'ticketSelect' ? opening.requires : [],
    subsequentTicketSelectMax: opening.kind === 'ticketSelect' ? (opening.most ?? type.perOrderMax) : 1,
    visibility: visibility?.start === undefined && visibility?.end === undefined ? 'visible' : 'dates',
    visibilityStartDate: minute(visibility?.start),
    visibilityEndDate: minute(visibility?.end),
    visibilityStartChecked: visibility?.start !== undefined,
    visibilityEndChecked: visibility?.end !== undefined,
    perOrderMin: type.perOrderMin,
    perOrderMax: type.perOrderMax,
    saleMethod: 'online',
    socialLift: type.socialLift ?? false,
    displayRemaining: type.displayRemaining ?? false,
    waitlist: type.waitlist ?? false,
    admissionDay: type.admissionDay ?? null,
  };
}

function availabilityOf({ opening }: TicketTypeSeed): TicketAvailability {
  switch (opening.kind) {
    case 'closed':
    case 'immediate':
      return 'immediate';
    case 'dates':
      return opening.start === undefined ? 'immediate' : 'dates';
    case 'eventEnd':
    case 'subsequent':
    case 'ticketSelect':
      return opening.kind;
  }
}

function endOf({ opening, saleEnd }: TicketTypeSeed, minute: (instant: string | undefined) => string | null) {
  const own = opening.kind === 'dates' ? opening.end : undefined;
  const date = own ?? (typeof saleEnd === 'object' ? saleEnd.date : undefined);
  const atEventEnd: TicketAvailabilityEnd = saleEnd === 'eventEnd' ? 'eventEnd' : 'never';
  const availabilityEnd: TicketAvailabilityEnd = date === undefined ? atEventEnd : 'dates';
  return { availabilityEnd, availabilityEndDate: minute(date) };
}

/** What may be embedded besides. */
export type Embed = 'currency' | 'tax_info' | 'fee';

/** A type as its organizer sees it: the terms, and what follows from them. */
export function organizerTicketType(
  db: Db,
  type: TicketTypeSeed,
  now: number,
  embeds: ReadonlySet<Embed>,
): OrganizerTicketType {
  const { currency, taxRate, taxName } = db.world.sale;
  const fees = feesOf(type, type.price);
  const left = (id: string) => db.stockOf(id).left;
  const { inSale, saleEnded } = openingOf(db.world, type, { now, quantities: {}, left });
  return {
    id: type.id,
    ...termsOf(db, type),
    safeHtmlDescription:
      type.written === undefined ? (type.description ?? '') : safeDescription(type.written),
    ...fees,
    feeSplit: feeSplitOf(type.absorbed ?? 0),
    netIncome: type.price - fees.absorbedFee,
    buyerPrice: type.price,
    displayedPrice: db.world.widget.showFees ? type.price : type.price + fees.passFee,
    discount: 0,
    inSale,
    saleEnded,
    sold: db.stockOf(type.id).sold + db.orderBook.pastTickets(type.id),
    requestQuantity: 0,
    formSubmission: null,
    ...(embeds.has('currency') ? { currency } : {}),
    ...(embeds.has('tax_info') ? { taxRate, taxName } : {}),
    ...(embeds.has('fee') ? scheduleOf(type.fee) : {}),
  };
}
