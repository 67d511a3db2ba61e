import type { FormModel, FormQuestion, Person, PersonTicket } from '../../contract';
import { countryCodeOf } from '../countries/countries';
import { normalizedQuestion } from './normalizedQuestion';
import { knownAnswer } from './knownAnswer';
import type { Answer, Answers, RegistrationValues } from './values';

const safeKey = /^[A-Za-z_][\w-]*$/;

/**
 * An id as the key of an answer. Ids that would be read as a path or a list position by form libraries (dots, digits
 * first) are escaped; ordinary ids stay as they are.
 */
export function answerKey(id: string): string {
  if (safeKey.test(id) && !(id in Object.prototype)) return id;
  return `$${id.replace(/[^\w-]/gu, (sign) => `$${sign.codePointAt(0)?.toString(16) ?? ''}$`)}`;
}

/** One question of one attendee, with where its answer is stored. */
export interface AttendeeQuestion extends FormQuestion {
  key: string;
}

/** One attendee's part of the form. */
export interface AttendeeSection {
  key: string;
  ticketName: string;
  questions: AttendeeQuestion[];
}

/** True when an answer may be several texts. */
export const takesMany = ({ type }: Pick<FormQuestion, 'type'>): boolean =>
  type === 'checkbox' || type === 'list' || type === 'sessionRegistration';

/** An answer as the texts it is made of, without spaces around them and without empty ones. */
export const textsOf = (answer: Answer | undefined): string[] =>
  [answer ?? []]
    .flat()
    .map((text) => text.trim())
    .filter(Boolean);

/**
 * The questions that are asked: one that hangs on another only when that one comes before it, is asked itself and has one of the
 * answers. The others are neither shown, checked nor sent.
 */
export function visibleQuestions<Question extends FormQuestion>(
  questions: readonly Question[],
  answerOf: (question: Question) => Answer | undefined,
): Question[] {
  const given = new Map<string, string[]>();
  return questions.filter((question) => {
    const { showWhen } = question;
    const isVisible =
      !showWhen || (given.get(showWhen.questionId) ?? []).some((text) => showWhen.values.includes(text));
    given.set(question.id, isVisible ? textsOf(answerOf(question)) : []);
    return isVisible;
  });
}

/** What is asked with a ticket of that type, in the order of the form. */
export const questionsOf = (
  { entities }: FormModel,
  { ticketTypeId }: Pick<PersonTicket, 'ticketTypeId'>,
): FormQuestion[] =>
  entities.filter(({ ticketTypeIds }) => !ticketTypeIds?.length || ticketTypeIds.includes(ticketTypeId));

/** The form, once per ticket, in the order the tickets came. */
export const attendeeSections = (
  form: FormModel,
  personTickets: readonly PersonTicket[],
): AttendeeSection[] =>
  personTickets.map((ticket) => ({
    key: answerKey(ticket.id),
    ticketName: ticket.ticketName,
    questions: questionsOf(form, ticket).map((question) => ({
      ...normalizedQuestion(question),
      key: answerKey(question.id),
    })),
  }));

/** 000 §9: form choice names and answers hold 500 characters unless the model says less. */
export const answerLimit = (question: FormQuestion): number => question.maxLength ?? 500;

export interface PrefillSources {
  form?: FormModel | undefined;
  personTickets?: readonly PersonTicket[] | undefined;
  /** Signed-in person: fills the first ticket and the buyer (000 §4). */
  me?: Person | null | undefined;
  /** What was typed before; wins over everything else. */
  draft?: RegistrationValues | undefined;
  /** Whether the community box starts ticked (000 §5: true unless joining on registration is set and false). */
  joinsCommunity?: boolean | undefined;
  agrees?: boolean | undefined;
  locale: string;
}

/** What the form starts with: the draft, else what the backend knows of each ticket, else the signed-in person. */
export function initialValues(sources: PrefillSources): RegistrationValues {
  const { me, draft, locale } = sources;
  const country = me?.country ? (countryCodeOf(me.country, locale) ?? '') : '';
  const buyer = draft?.buyer;
  return {
    attendees: initialAnswers(sources),
    buyer: {
      firstName: buyer?.firstName || (me?.['first-name'] ?? ''),
      lastName: buyer?.lastName || (me?.['last-name'] ?? ''),
      email: buyer?.email || (me?.['primary-email'] ?? ''),
    },
    billing: {
      ...emptyBilling,
      ...draft?.billing,
      country: draft?.billing.country || country,
      company: draft?.billing.company || (me?.company ?? ''),
    },
    card: {
      number: 'empty',
      expiry: 'empty',
      cvc: 'empty',
      cardName: draft?.card.cardName ?? '',
    },
    legalAgreement: draft?.legalAgreement ?? sources.agrees ?? false,
    additionalTermsConsent: draft?.additionalTermsConsent ?? false,
    showInCommunity: draft?.showInCommunity ?? sources.joinsCommunity ?? true,
    ...(draft?.custom && { custom: draft.custom }),
    ...(draft?.files && { files: draft.files }),
  };
}

const emptyBilling: RegistrationValues['billing'] = {
  billedContact: '',
  company: '',
  vat: '',
  country: '',
  address1: '',
  city: '',
  state: '',
  zip: '',
  memo: '',
};

/** Answers for every question of every ticket; the ones nobody knows are empty. */
export function initialAnswers(sources: PrefillSources): Answers {
  const { form, personTickets = [], me, draft, locale } = sources;
  const answers: Answers = {};
  if (!form) return draft ? structuredClone(draft.attendees) : answers;
  const isSame = isSameHold(personTickets, draft);
  const drafts = adoptDrafts(personTickets, draft);
  personTickets.forEach((ticket, index) => {
    const given = new Map(ticket.formSubmission.entities.map((entry) => [entry.id, entry.submissionValues]));
    const typed = drafts[index] ?? {};
    answers[answerKey(ticket.id)] = Object.fromEntries(
      questionsOf(form, ticket)
        .map(normalizedQuestion)
        .map((question) => {
          const known = index === 0 && me ? knownAnswer(me, question, locale) : '';
          // Files belong to the hold they were uploaded for.
          const wrote = question.type === 'file' && !isSame ? undefined : typed[answerKey(question.id)];
          const candidates = [wrote, given.get(question.id), known];
          return [answerKey(question.id), answerTo(question, candidates)];
        }),
    );
  });
  return answers;
}

/** The first candidate that says something, as the question takes it. */
function answerTo(question: FormQuestion, candidates: readonly (Answer | undefined)[]): Answer {
  const found = candidates.find((candidate) => textsOf(candidate).length > 0) ?? [];
  if (takesMany(question)) return textsOf(found);
  return (typeof found === 'string' ? found : found[0]) ?? '';
}

const isSameHold = (tickets: readonly PersonTicket[], draft: RegistrationValues | undefined): boolean =>
  tickets.some((ticket) => draft && answerKey(ticket.id) in draft.attendees);

/** A new hold has new tickets: what was typed for the first one goes to the new first one, and so on. */
function adoptDrafts(tickets: readonly PersonTicket[], draft: RegistrationValues | undefined) {
  const typed = Object.values(draft?.attendees ?? {});
  const isSame = isSameHold(tickets, draft);
  return tickets.map((ticket, index) => (isSame ? draft?.attendees[answerKey(ticket.id)] : typed[index]));
}
