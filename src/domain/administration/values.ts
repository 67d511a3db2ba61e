import { array, boolean, mixed, number, object, string, type ObjectSchema, type ObjectShape } from 'yup';
import type { AgreementStatus, EmailDomainLevel } from '../../contract';
import { email, text } from '../forms/textSchema';

/** Why support changes something. */
export interface Reasoned {
  reason: string;
}

export const maxReasonLength = 200;
const required = 'organizer.mobileApp.required';

export const reasonShape = {
  reason: text()
    .required(required)
    .max(maxReasonLength, 'organizer.administration.problem.reasonTooLong')
    .defined(),
} satisfies ObjectShape;

/** Nothing but the reason. */
export const reasonSchema: ObjectSchema<Reasoned> = object(reasonShape);

export interface CountValues extends Reasoned {
  count: number | null;
}

/** A whole number, not below `min`. */
export const countSchema = (min: number): ObjectSchema<CountValues> =>
  object({
    ...reasonShape,
    count: number()
      .nullable()
      .defined()
      .default(null)
      .test('there', required, (value) => value !== null)
      .test(
        'whole',
        'organizer.administration.problem.count',
        (value) => value === null || (Number.isInteger(value) && value >= min),
      ),
  });

export interface MomentValues extends Reasoned {
  /** `YYYY-MM-DD HH:mm` on the account's clocks. */
  moment: string;
}

export const momentSchema: ObjectSchema<MomentValues> = object({
  ...reasonShape,
  moment: text().required(required).defined(),
});

/** An agreement moves on to one of these. 002 §6 names it. */
export const agreementMoves: Readonly<Record<AgreementStatus, readonly AgreementStatus[]>> = {
  PENDING: ['ACTIVE', 'ENDED'],
  ACTIVE: ['SUSPENDED', 'ENDED'],
  SUSPENDED: ['ACTIVE', 'ENDED'],
  ENDED: ['ACTIVE'],
};

/** Every status where nobody knows the present one. */
export const agreementStatuses: readonly AgreementStatus[] = ['ACTIVE', 'SUSPENDED', 'ENDED'];

export interface StatusValues extends Reasoned {
  status: AgreementStatus;
}

export const statusSchema: ObjectSchema<StatusValues> = object({
  ...reasonShape,
  status: mixed<AgreementStatus>()
    .oneOf(['PENDING', ...agreementStatuses])
    .defined(),
});

export interface SnippetValues extends Reasoned {
  widgetId: string;
  codeSnippet: string;
}

/** 002 §6 Widget code snippet. */
export const maxSnippetLength = 20_000;

export const snippetSchema: ObjectSchema<SnippetValues> = object({
  ...reasonShape,
  widgetId: text().required(required).defined(),
  codeSnippet: text()
    .required(required)
    .max(maxSnippetLength, 'organizer.administration.problem.codeTooLong')
    .defined(),
});

/** In the order they are offered. */
export const senderLevels = ['Event', 'Account'] as const satisfies readonly EmailDomainLevel[];
export const maxSenderNameLength = 100;

export interface SenderValues extends Reasoned {
  fromEmail: string;
  fromName: string;
  level: EmailDomainLevel;
}

/** 002 §3 Account email domain. */
export const senderSchema: ObjectSchema<SenderValues> = object({
  ...reasonShape,
  fromEmail: email(true).defined(),
  fromName: text()
    .required(required)
    .max(maxSenderNameLength, 'organizer.administration.problem.nameTooLong')
    .defined(),
  level: mixed<EmailDomainLevel>().oneOf(senderLevels).defined(),
});

export interface IdValues extends Reasoned {
  id: string;
}

/** What is to be changed is named by its id. */
export const idSchema: ObjectSchema<IdValues> = object({
  ...reasonShape,
  id: text().required(required).defined(),
});

export interface PrefixValues extends Reasoned {
  prefix: string;
}

/** Ten letters, digits, hyphens and slashes. 002 §7: invoicedata/prefix. */
export const prefixSchema: ObjectSchema<PrefixValues> = object({
  ...reasonShape,
  prefix: text()
    .matches(/^[A-Za-z0-9/-]{0,10}$/, 'organizer.administration.problem.prefix')
    .defined(),
});

export const switchField = () => boolean().defined().default(false);
export const codesField = () => array().of(string().defined()).defined().default([]);
