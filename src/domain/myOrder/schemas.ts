import { object } from 'yup';
import { email, requiredWhen, text } from '../forms/textSchema';

/** The contract's: characters of a name, and of a reason. */
const myOrderLimits = { name: 80, reason: 1_000 } as const;

/** Messages of all these are i18n keys. */
export const lookupSchema = () =>
  object({ orderNumber: requiredWhen(true, text(), 'myOrder.numberRequired'), email: email(true) });

const name = (required: string) =>
  requiredWhen(true, text(), required).max(myOrderLimits.name, 'myOrder.nameTooLong');

/** Who is to get a ticket. */
export const transferRequestSchema = () =>
  object({
    firstName: name('validation.firstNameRequired'),
    lastName: name('validation.lastNameRequired'),
    emailAddress: email(true),
  });

export const cancellationSchema = () =>
  object({ reason: text().max(myOrderLimits.reason, 'myOrder.reasonTooLong') });
