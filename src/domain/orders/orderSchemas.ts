import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { CancelRequest, Minor, TransferRequest } from '../../contract';
import { email, requiredWhen, text } from '../forms/textSchema';

/** The contract's: a name is no longer than a ticket type's, a note at most 1,000 characters. */
export const orderLimits = { name: 80, note: 1_000 } as const;

const problem = <Name extends string>(name: Name) => `organizer.orders.order.problem.${name}` as const;

const name = (required: string) =>
  requiredWhen(true, text(), required).max(orderLimits.name, problem('nameTooLong'));

/** Somewhere else than where it went before. */
const otherAddress = () => text().when('to', ([to], schema) => (to === 'other' ? email(true) : schema));

const recipient = () => mixed<'own' | 'other'>().oneOf(['own', 'other']).default('own');
const someTickets = () => array(string().defined()).default([]).min(1, problem('noTicket'));

/** What is sent again, and where to. */
export interface ResendValues {
  what: 'tickets' | 'confirmation';
  /** Which tickets; does not matter to the confirmation. */
  ticketIds: string[];
  /** `own`: each ticket to its attendee, the confirmation to the buyer. */
  to: 'own' | 'other';
  emailAddress: string;
}

/** Messages of all these are i18n keys. */
export const resendSchema = () =>
  object({
    what: mixed<'tickets' | 'confirmation'>().oneOf(['tickets', 'confirmation']).default('tickets'),
    ticketIds: array(string().defined())
      .default([])
      .when('what', ([what], schema) => (what === 'tickets' ? schema.min(1, problem('noTicket')) : schema)),
    to: recipient(),
    emailAddress: otherAddress(),
  });

export type TransferValues = TransferRequest;

/** 002 §3 Transfer, §5: email and both names are needed. */
export const transferSchema = () =>
  object({
    firstName: name('validation.firstNameRequired'),
    lastName: name('validation.lastNameRequired'),
    emailAddress: email(true),
    sendEmails: boolean().default(true),
    transferRegistrationForm: boolean().default(false),
  });

/** What each ticket becomes; of the type it is of, it stays as it is. */
export interface SwapValues {
  rows: { ticketId: string; from: string; ticketTypeId: string }[];
  /** Who gets the link to pay the difference by. */
  email: string;
}

const isSwapFor = ({ from, ticketTypeId }: SwapValues['rows'][number], wanted: string) =>
  ticketTypeId === wanted && from !== wanted;

/** `leftOf`: how many tickets of a type there are; `null` without a limit. */
export const swapSchema = (leftOf: (ticketTypeId: string) => number | null) =>
  object({
    rows: array(
      object({ ticketId: string().defined(), from: string().defined(), ticketTypeId: string().defined() }),
    )
      .default([])
      // Said by the first of them: the list itself is no field.
      .test('some', (rows, { createError }) =>
        rows.some(({ from, ticketTypeId }) => from !== ticketTypeId)
          ? true
          : createError({ path: 'rows[0].ticketTypeId', message: problem('noSwap') }),
      )
      .test('left', (rows, { createError }) => {
        const over = rows.findIndex(({ from, ticketTypeId }, index) => {
          const wanted = rows.slice(0, index + 1).filter((row) => isSwapFor(row, ticketTypeId)).length;
          return from !== ticketTypeId && wanted > (leftOf(ticketTypeId) ?? Infinity);
        });
        return over < 0
          ? true
          : createError({ path: `rows[${over}].ticketTypeId`, message: problem('notLeft') });
      }),
    email: email(true),
  });

/** Whether the buyer is notified that the order is cancelled. */
export const cancelSchema = () =>
  object({ notifyBuyer: boolean().default(true) }) satisfies ObjectSchema<CancelRequest>;

/**
 * `refund`: money goes back. `dispute`: the tickets let nobody in until it is decided. `end`: they let in again. `lost`: the bank gave the
 * money back, and they never let in again.
 */
export type DisputeStep = 'refund' | 'dispute' | 'end' | 'lost';

/** What happens to which tickets of a paid order. */
export interface RefundValues {
  step: DisputeStep;
  ticketIds: string[];
  /** Of a refund, in minor units; `null` while nothing sensible is typed. */
  amount: Minor | null;
  /** Of a refund: the tickets go on letting in. */
  staysValid: boolean;
  note: string;
}

/** `most` is what can go back for these tickets, in minor units. */
export const refundSchema = (most: (ticketIds: readonly string[]) => Minor) =>
  object({
    step: mixed<DisputeStep>().oneOf(['refund', 'dispute', 'end', 'lost']).default('refund'),
    ticketIds: someTickets(),
    amount: number()
      .nullable()
      .default(null)
      .test('some', problem('amount'), (value, { parent }) => {
        const { step } = parent as RefundValues;
        return step !== 'refund' || (Number.isSafeInteger(value) && (value ?? 0) > 0);
      })
      .test('most', problem('amountTooHigh'), (value, { parent }) => {
        const { step, ticketIds } = parent as RefundValues;
        return step !== 'refund' || (value ?? 0) <= most(ticketIds);
      }),
    staysValid: boolean().default(false),
    note: string().trim().default('').max(orderLimits.note, problem('noteTooLong')),
  });
