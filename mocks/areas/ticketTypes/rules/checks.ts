import { ValidationError } from 'yup';
import type { TicketTypeTerms } from '../../../../src/contract';
import { ticketTypeSchema, ticketTypeValues, type OtherTicketType } from '../../../../src/domain/ticketTypes';
import type { Db, FeeSchedule } from '../../../db';
import { scheduleOf } from '../../../sale/fees';
import { malformed } from '../../../rules/fields';

/** A type as it shall be. */
export interface Planned {
  id: string;
  terms: TicketTypeTerms;
  fee: FeeSchedule;
  /** Sold and held tickets: there can't be fewer. */
  taken: number;
}

/** What a backend says of a broken rule: 001 §5 where it has words. */
const labels: Record<string, string> = {
  nameRequired: 'Ticket name is required',
  nameTooLong: 'Name is too long',
  ledgerCodeTooLong: 'Ledger Code is too long',
  descriptionTooLong: 'Description length can not exceed 2000 characters',
  wholeNumber: 'It should be a whole number of at least 1',
  fewerThanTaken: '{taken} tickets are sold or held already',
  price: 'Price should be at least 0',
  netIncome: 'The ticket price must be greater than the fee when you select to absorb the fee',
  maxBelowMin: 'Maximum value should at least match minimum',
  startRequired: 'Start date is required',
  startAfterEnd: 'Please select a start date that is before the end date',
  endRequired: 'End date is required',
  endBeforeEvent: 'The sale begins when the event ends: choose a later date',
  noSuchDate: 'There is no such date',
  bothAtEventEnd: 'A sale can’t both start and end when the event ends',
  ticketRequired: 'Selecting a ticket type is required',
  waitForEachOther: 'These tickets wait for each other',
  subsequentEnd: 'The sale of the selected ticket must end before that of this one',
  visibilityNone: 'At least one date should be selected',
  dateRequired: 'The date is required',
  visibilityOrder: '‘Hide after’ must not precede ‘hide until’',
};

/** Every rule of 001 §5, in its words where it has some. Refuses with 4000 and the member, e.g. `data[0].name`. */
export function checkTicketTypes(db: Db, planned: readonly Planned[]): void {
  const others: OtherTicketType[] = planned.map(({ id, terms }) => ({ ...terms, id }));
  const { event } = db.world;
  const sale = {
    timeZone: event['time-zone-id'],
    start: Date.parse(event['start-date']),
    end: Date.parse(event['end-date']),
  };
  planned.forEach(({ id, terms, fee, taken }, index) => {
    const rules = { id, event: sale, fees: scheduleOf(fee), taken, isUnlimited: terms.quantity === null };
    try {
      ticketTypeSchema(others, rules).validateSync(ticketTypeValues(terms), { abortEarly: false });
    } catch (cause) {
      if (!(cause instanceof ValidationError)) throw cause;
      const [first = cause] = cause.inner;
      const name = first.message.split('.').at(-1) ?? '';
      throw malformed(
        `data[${index}].${first.path}`,
        (labels[name] ?? first.message).replace('{taken}', `${taken}`),
      );
    }
  });
}
