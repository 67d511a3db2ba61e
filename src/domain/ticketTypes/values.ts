import type { OrganizerTicketType, TicketTypeDraft, TicketTypeTerms } from '../../contract';
import { clampPercent } from './fees';

type DateField =
  | 'availabilityStartDate'
  | 'availabilityEndDate'
  | 'visibilityStartDate'
  | 'visibilityEndDate'
  | 'admissionDay';
type NumberField =
  | 'price'
  | 'absorbedFeePercent'
  | 'subsequentTicketSelectMax'
  | 'perOrderMin'
  | 'perOrderMax';

/**
 * What the editor of a ticket type holds: the terms, with `null` for a number that is not typed yet (NaN for what is none), and ''
 * for a date, a ticket type or a ledger code that is not given. 001 §3.
 * @public
 */
export interface TicketTypeValues
  extends
    Omit<TicketTypeTerms, DateField | NumberField | 'ledgerCode' | 'subsequentClientId'>,
    Record<DateField | 'ledgerCode' | 'subsequentClientId', string>,
    Record<NumberField, number | null> {}

/** What a new ticket type begins with. 001 §9; a fee of 0 follows from the price. @public */
export const ticketTypeDefaults: Readonly<TicketTypeValues> = {
  name: '',
  ledgerCode: '',
  quantity: 100,
  price: 0,
  absorbedFeePercent: 100,
  description: '',
  availability: 'immediate',
  availabilityStartDate: '',
  availabilityEnd: 'eventEnd',
  availabilityEndDate: '',
  subsequentClientId: '',
  subsequentTicketSelect: [],
  subsequentTicketSelectMax: 1,
  visibility: 'visible',
  visibilityStartDate: '',
  visibilityEndDate: '',
  visibilityStartChecked: false,
  visibilityEndChecked: false,
  perOrderMin: 1,
  perOrderMax: 10,
  saleMethod: 'online',
  socialLift: false,
  displayRemaining: false,
  waitlist: false,
  admissionDay: '',
};

const names = Object.keys(ticketTypeDefaults) as (keyof TicketTypeValues)[];

/** The values of a ticket type as the backend sent it; what follows from them is left out. */
export function ticketTypeValues(type: TicketTypeTerms): TicketTypeValues {
  const known = Object.fromEntries(names.map((name) => [name, type[name] ?? emptyOf(name)]));
  return known as unknown as TicketTypeValues;
}

/** What stands for nothing in a field. */
const emptyOf = (name: keyof TicketTypeValues) => {
  if (typeof ticketTypeDefaults[name] === 'string') return '';
  return name === 'waitlist' ? false : null;
};

/** What is sent of valid values. `id` is the type's own, or any new text. */
export function ticketTypeDraft(id: string, values: TicketTypeValues): TicketTypeDraft {
  return { ...ticketTypeTerms(values), id };
}

/** Values as terms that can be reckoned with, whatever is typed: a number that is none is the least there can be. */
export function ticketTypeTerms(values: TicketTypeValues): TicketTypeTerms {
  const perOrderMin = numberOf(values.perOrderMin, 1);
  return {
    ...values,
    name: values.name.trim(),
    ledgerCode: values.ledgerCode.trim(),
    price: numberOf(values.price, 0),
    absorbedFeePercent: clampPercent(numberOf(values.absorbedFeePercent, 0)),
    availabilityStartDate: values.availabilityStartDate || null,
    availabilityEndDate: values.availabilityEndDate || null,
    subsequentClientId: values.subsequentClientId || null,
    subsequentTicketSelectMax: numberOf(values.subsequentTicketSelectMax, 1),
    visibilityStartDate: values.visibilityStartDate || null,
    visibilityEndDate: values.visibilityEndDate || null,
    admissionDay: values.admissionDay || null,
    perOrderMin,
    perOrderMax: numberOf(values.perOrderMax, perOrderMin),
  };
}

const numberOf = (value: number | null, otherwise: number): number =>
  value === null || Number.isNaN(value) ? otherwise : value;

/** All types of the event as they are saved again, in their order. */
export const draftsOf = (types: readonly OrganizerTicketType[]): TicketTypeDraft[] =>
  types.map((type) => ticketTypeDraft(type.id, ticketTypeValues(type)));
