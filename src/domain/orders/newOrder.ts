import { array, boolean, mixed, number, object, string } from 'yup';
import type { SubmitRequest, SubmittedPayment } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';
import { email, requiredWhen, text } from '../forms/textSchema';
import { orderLimits } from './orderSchemas';

/** In the order in which they are offered. */
export const submittedPayments = [
  'complimentary',
  'invoice',
  'offline',
] as const satisfies readonly SubmittedPayment[];

/** Tickets that one order made by the organizer has at most: each may have fields of its own. */
const maxTickets = 100;

interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
}

/** An order the organizer makes for somebody, as a form has it. */
export interface NewOrderValues {
  /** A row for each ticket type; `null` while no number is written. */
  rows: { id: string; quantity: number | null }[];
  buyer: PersonValues & { company: string };
  /** Each ticket has an attendee of its own; otherwise the buyer comes with all of them. */
  namesAttendees: boolean;
  /** As many as an order can have tickets; those of its first tickets count. */
  attendees: PersonValues[];
  payment: SubmittedPayment;
  promotionalCode: string;
  sendEmails: boolean;
}

const nobody: PersonValues = { firstName: '', lastName: '', email: '' };

/** An order of nothing yet. @param ids ticket types, in their order */
export const newOrderValues = (ids: readonly string[]): NewOrderValues => ({
  rows: ids.map((id) => ({ id, quantity: null })),
  buyer: { ...nobody, company: '' },
  namesAttendees: false,
  attendees: Array.from({ length: maxTickets }, () => ({ ...nobody })),
  payment: 'complimentary',
  promotionalCode: '',
  sendEmails: true,
});

/** The ticket type of each ticket, in the order in which their attendees are written. */
export const orderedTickets = (rows: NewOrderValues['rows']): string[] =>
  rows.flatMap(({ id, quantity }) =>
    Array.from({ length: Math.min(Math.max(0, Math.trunc(quantity ?? 0)), maxTickets) }, () => id),
  );

const problem = <Name extends string>(name: Name) => `organizer.orders.new.problem.${name}` as const;

const name = (required: string) =>
  requiredWhen(true, text(), required).max(orderLimits.name, 'organizer.orders.order.problem.nameTooLong');

const person = {
  firstName: name('validation.firstNameRequired'),
  lastName: name('validation.lastNameRequired'),
  email: email(true),
};

/**
 * The rules of an order the organizer makes. Answers i18n keys.
 * @param leftOf how many tickets of a type there are; `null` without a limit
 */
export const newOrderSchema = (leftOf: (ticketTypeId: string) => number | null) =>
  object({
    rows: array(
      object({
        id: string().defined(),
        quantity: number()
          .nullable()
          .default(null)
          .test(
            'whole',
            problem('quantity'),
            (value) => Number.isSafeInteger(value ?? 0) && (value ?? 0) >= 0,
          )
          .test('left', problem('notLeft'), (value, { parent }) => {
            const { id } = parent as NewOrderValues['rows'][number];
            return (value ?? 0) <= (leftOf(id) ?? Infinity);
          }),
      }),
    )
      .default([])
      // Said by the first of them: the list itself is no field.
      .test('some', (rows, { createError }) => {
        const count = rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
        if (count > 0 && count <= maxTickets) return true;
        return createError({
          path: 'rows[0].quantity',
          message: count > 0 ? problem('tooMany') : problem('none'),
        });
      }),
    buyer: object({
      ...person,
      company: text().max(orderLimits.name, 'organizer.orders.order.problem.nameTooLong'),
    }),
    namesAttendees: boolean().default(false),
    // Only of those whose fields are shown.
    attendees: array(object(person))
      .default([])
      .when(['rows', 'namesAttendees'], ([rows, isNamed]: unknown[], schema) => {
        const count = isNamed === true ? orderedTickets(rows as NewOrderValues['rows']).length : 0;
        return schema.transform((people: PersonValues[]) => people.slice(0, count));
      }),
    payment: mixed<SubmittedPayment>().oneOf(submittedPayments).default('complimentary'),
    promotionalCode: text(),
    sendEmails: boolean().default(true),
  });

/** What is asked of the backend. */
export const newOrderRequest = (values: NewOrderValues): SubmitRequest => {
  const { rows, buyer, namesAttendees, attendees, payment, promotionalCode, sendEmails } = values;
  const { company, ...name } = buyer;
  return {
    tickets: rows.flatMap(({ id, quantity }) => (quantity ? [{ id, requestQuantity: quantity }] : [])),
    buyer: company ? { ...name, company } : name,
    ...(namesAttendees && { attendees: attendees.slice(0, orderedTickets(rows).length) }),
    payment,
    ...(promotionalCode && { promotionalCode }),
    sendEmails,
  };
};

const ownTexts: Readonly<Record<number, string>> = {
  4009: 'organizer.orders.new.failed.notLeft',
  4041: 'organizer.orders.new.failed.code',
  4046: 'organizer.orders.new.failed.gone',
  4050: 'organizer.orders.new.failed.addressTwice',
  4051: 'organizer.orders.order.failed.hasTicket',
};

/** Why no order was made, in words an organizer can act on. */
export function newOrderProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain)
    return { message: { key: 'organizer.orders.new.failed.uncertain' }, isUncertain: true };
  const own = ownTexts[failure.code];
  return own ? { message: { key: own } } : saveProblem(failure);
}
