import { array, mixed, object, string, type ObjectSchema } from 'yup';
import type { AudienceFilter, EmailContext, RegistrationStatus, RtaMessageDraft } from '../../contract';
import { registrationStatuses } from '../emails';

/** A message as its form has it. */
export interface RtaMessageValues {
  title: string;
  text: string;
  registrationStatuses: RegistrationStatus[];
  /** Of any type when empty. */
  ticketTypeIds: string[];
}

/** 002 §7 Other, rta messages. */
export const rtaLimits = { title: 65, text: 240 } as const;

/** The contract's audience of a message that names none. */
export const newRtaMessage: RtaMessageValues = {
  title: '',
  text: '',
  registrationStatuses: ['REGISTERED', 'AWAITING_PAYMENT'],
  ticketTypeIds: [],
};

type Chosen = Pick<RtaMessageValues, 'registrationStatuses' | 'ticketTypeIds'>;

/** Whom a form chooses. 002 §3 audienceFilter. */
export const rtaFilter = ({ registrationStatuses: statuses, ticketTypeIds }: Chosen): AudienceFilter => ({
  registrationStatuses: statuses,
  ...(ticketTypeIds.length > 0 && { ticketTypeIds }),
});

/** Without a status the backend would count those of a message that names none. */
export const isWorthCounting = ({ registrationStatuses: statuses }: Chosen): boolean => statuses.length > 0;

export const rtaMessageDraft = (values: RtaMessageValues): RtaMessageDraft => ({
  title: values.title.trim(),
  text: values.text.trim(),
  audienceFilter: rtaFilter(values),
});

/** Names of the ticket types that a message was for, as far as there still are such types; empty for any. */
export const rtaTicketTypes = (
  { ticketTypeIds = [] }: AudienceFilter,
  ticketTypes: EmailContext['ticketTypes'],
): string[] => ticketTypes.filter(({ id }) => ticketTypeIds.includes(id)).map(({ name }) => name);

/** A message. Answers i18n keys. */
export const rtaMessageSchema: ObjectSchema<RtaMessageValues> = object({
  title: string()
    .trim()
    .default('')
    .required('validation.answerRequired')
    .max(rtaLimits.title, 'validation.answerTooLong'),
  text: string()
    .trim()
    .default('')
    .required('validation.answerRequired')
    .max(rtaLimits.text, 'validation.answerTooLong'),
  registrationStatuses: array()
    .of(
      mixed<RegistrationStatus>()
        .oneOf([...registrationStatuses])
        .defined(),
    )
    .default([])
    .min(1, 'organizer.emails.error.nobody'),
  ticketTypeIds: array().of(string().defined()).default([]),
});
