import type { TicketTypeTerms } from '../../src/contract';
import type { Db, FeeSchedule } from '../db';
import { feesOf } from '../db/fees';
import { instantOf } from './eventTime';
import { wrong } from './orderMails';

/** A type as it shall be. */
export interface Planned {
  id: string;
  terms: TicketTypeTerms;
  fee: FeeSchedule;
  /** Sold and held tickets: there can't be fewer. */
  taken: number;
}

type Complain = (field: keyof TicketTypeTerms, error: string) => never;

/** Every rule of 001 §5, in its words where it has some. Refuses with 4000 and the member, e.g. `data[0].name`. */
export function checkTicketTypes(db: Db, planned: readonly Planned[]): void {
  planned.forEach((each, index) => {
    const complain: Complain = (field, error) => {
      throw wrong(`data[${index}].${field}`, error);
    };
    checkTexts(each.terms, complain);
    checkNumbers(each, complain);
    const zone = db.world.event['time-zone-id'];
    checkDates(each.terms, zone, complain);
    checkAvailability(db, each, planned, complain);
    checkVisibility(each.terms, complain);
  });
}

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

function checkTexts({ name, ledgerCode = '', description }: TicketTypeTerms, complain: Complain): void {
  if (name.trim() === '') complain('name', 'Ticket name is required');
  if (name.length > 80) complain('name', 'Name is too long');
  if (ledgerCode.length > 50) complain('ledgerCode', 'Ledger Code is too long');
  if (description.length > 2000) complain('description', 'Description length can not exceed 2000 characters');
}

function checkNumbers({ terms, fee, taken }: Planned, complain: Complain): void {
  const { quantity, price, perOrderMin, perOrderMax, absorbedFeePercent } = terms;
  if (quantity !== null && !isWhole(quantity, 1)) complain('quantity', 'Quantity should be at least 1');
  if (quantity !== null && quantity < taken)
    complain('quantity', `${taken} tickets are sold or held already`);
  if (!isWhole(price, 0)) complain('price', 'Price should be at least 0');
  if (price < feesOf({ fee, absorbed: absorbedFeePercent }, price).absorbed)
    complain('price', 'The ticket price must be greater than the fee when you select to absorb the fee');
  if (!isWhole(perOrderMin, 1)) complain('perOrderMin', 'Minimum value should be at least 1');
  if (!isWhole(perOrderMax, 1)) complain('perOrderMax', 'Maximum value should be at least 1');
  if (perOrderMax < perOrderMin) complain('perOrderMax', 'Maximum value should at least match minimum');
}

const dateFields = [
  ...(['availabilityStartDate', 'availabilityEndDate', 'visibilityStartDate', 'visibilityEndDate'] as const),
];

function checkDates(terms: TicketTypeTerms, zone: string, complain: Complain): void {
  for (const field of dateFields) {
    const minute = terms[field];
    if (minute !== null && instantOf(minute, zone) === null) complain(field, 'There is no such date');
  }
}

/** When a sale ends, as a minute that can be compared; `null`: never. */
function endOf(db: Db, { availabilityEnd, availabilityEndDate }: TicketTypeTerms): number | null {
  if (availabilityEnd === 'eventEnd') return Date.parse(db.world.event['end-date']);
  return availabilityEnd === 'dates' ? momentOf(db, availabilityEndDate) : null;
}

const momentOf = (db: Db, minute: string | null): number | null =>
  minute === null ? null : Date.parse(instantOf(minute, db.world.event['time-zone-id']) ?? '');

function checkAvailability(
  db: Db,
  { id, terms }: Planned,
  planned: readonly Planned[],
  complain: Complain,
): void {
  const { availability, availabilityEnd, availabilityStartDate } = terms;
  const end = endOf(db, terms);
  if (availabilityEnd === 'dates' && end === null) complain('availabilityEndDate', 'End date is required');
  switch (availability) {
    case 'immediate':
      return;
    case 'dates':
      if (availabilityStartDate === null) complain('availabilityStartDate', 'Start date is required');
      if (end !== null && (momentOf(db, availabilityStartDate) ?? 0) > end)
        complain('availabilityStartDate', 'Please select a start date that is before the end date');
      return;
    case 'eventEnd':
      if (availabilityEnd === 'eventEnd')
        complain('availabilityEnd', 'A sale can’t both start and end when the event ends');
      if (end !== null && end < Date.parse(db.world.event['end-date']))
        complain('availabilityEndDate', 'Please select a start date that is before the end date');
      return;
    case 'subsequent': {
      const before = planned.find((other) => other.id === terms.subsequentClientId);
      if (!before || before.id === id) {
        complain('subsequentClientId', 'Selecting a ticket type is required');
        return;
      }
      // One whose sale never ends makes this one unavailable; that is allowed.
      const first = endOf(db, before.terms);
      if (first !== null && end !== null && first >= end)
        complain('subsequentClientId', 'The sale of the selected ticket must end before that of this one');
      return;
    }
    case 'ticketSelect': {
      const isOther = (other: string) => other !== id && planned.some((type) => type.id === other);
      if (terms.subsequentTicketSelect.length === 0 || !terms.subsequentTicketSelect.every(isOther))
        complain('subsequentTicketSelect', 'Selecting a ticket type is required');
      if (!isWhole(terms.subsequentTicketSelectMax, 1))
        complain('subsequentTicketSelectMax', 'Maximum value should be at least 1');
    }
  }
}

function checkVisibility(terms: TicketTypeTerms, complain: Complain): void {
  if (terms.visibility === 'visible') return;
  const start = terms.visibilityStartChecked ? terms.visibilityStartDate : null;
  const end = terms.visibilityEndChecked ? terms.visibilityEndDate : null;
  if (start === null && end === null) complain('visibilityStartDate', 'At least one date should be selected');
  if (terms.visibilityStartChecked && start === null)
    complain('visibilityStartDate', 'Start date is required');
  if (terms.visibilityEndChecked && end === null) complain('visibilityEndDate', 'End date is required');
  // Minutes are written so that the earlier one is the lesser text.
  if (start !== null && end !== null && end < start)
    complain('visibilityEndDate', '‘Hide after’ must not precede ‘hide until’');
}
