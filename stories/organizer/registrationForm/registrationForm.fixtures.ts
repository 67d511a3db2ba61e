import { draftOf, formSession, type FormDraft, type QuestionDraft } from '../../../src/domain';
import type { RegistrationFormViewProps } from '../../../src/organizer';
import { scenarios } from '../../../mocks';
import { createMockClock } from '../../../mocks/clock';
import { createDb } from '../../../mocks/db';
import { agendaOf } from '../../../mocks/areas/agenda/rules/agenda';
import { attributesOf } from '../../../mocks/areas/attributes/rules';

const world = scenarios.conference;
const db = createDb({ world }, createMockClock({ at: world.now }), {});
const account = world.event['account-id'];
const agenda = agendaOf(db, { accountId: account, eventId: world.event.id });

/** The conference's form, with some of it changed. */
export const conferenceForm = (change: Partial<FormDraft> = {}): FormDraft => ({
  ...draftOf({ name: 'Registration Information', questions: world.form.entities }),
  ...change,
});

/** A form whose question of that label is another. */
export const withQuestion = (form: FormDraft, label: string, change: Partial<QuestionDraft>): FormDraft => ({
  ...form,
  questions: Object.fromEntries(
    Object.entries(form.questions).map(([id, question]) => [
      id,
      question.label === label ? { ...question, ...change } : question,
    ]),
  ),
});

/** Keeps whatever it is given. */
export const keeps = (values: FormDraft, version: number) =>
  Promise.resolve({ values, version: version + 1 });

/** Everything the conference's builder shows. */
export const conference: RegistrationFormViewProps = {
  saved: { values: conferenceForm(), version: 4 },
  answers: [],
  ticketTypes: world.ticketTypes.map(({ id, name }) => ({ value: id, label: name })),
  sessions: agenda.sessions
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .map((session) => formSession(session, agenda.settings.locations)),
  attributes: {
    attributes: attributesOf(db, account),
    isError: false,
    isFetching: false,
    refetch: () => undefined,
  },
  timeZone: world.event['time-zone-id'],
  save: keeps,
};
