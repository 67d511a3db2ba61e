import type {
  AnswerCount,
  FormQuestion,
  FormSession,
  RegistrationFormSettings,
  RegistrationFormUpdate,
} from '../../../src/contract';
import {
  conditionProblem,
  draftOf,
  choicesProblem,
  formSession,
  maxFormNameLength,
  maxLabelLength,
} from '../../../src/domain/registrationForm';
import { safeDescription } from '../../../src/domain/ticketTypes/safeDescription';
import { trimFieldId } from '../../../src/domain/registration/submission';
import { Refusal, type Db } from '../../db';
import { agendaOf } from '../agenda/rules/agenda';
import { copiedReferences, type CopiedIds, type EventCopy } from '../../rules/eventCopy';
import { malformed } from '../../rules/fields';
import { without } from '../../rules/without';

const versionOf = (db: Db) =>
  db.rows('formVersions', db.world.event.id).find(db.world.event.id)?.version ?? 1;

/** The form, its version, and how often each question was answered. */
export const formSettingsOf = (db: Db): RegistrationFormSettings => ({
  name: db.world.form.name ?? '',
  questions: structuredClone(db.world.form.entities),
  answers: countAnswers(db),
  version: versionOf(db),
});

function countAnswers(db: Db): AnswerCount[] {
  const { entities } = db.world.form;
  return entities.flatMap(({ id }) => {
    const choices: Record<string, number> = {};
    let total = 0;
    for (const ticket of db.orderBook.all().flatMap((order) => order.tickets)) {
      const values = ticket.answers.find((answer) => answer.id === trimFieldId(id))?.submissionValues ?? [];
      if (values.length > 0) total += 1;
      for (const value of values) choices[value] = (choices[value] ?? 0) + 1;
    }
    return total > 0 ? [{ questionId: id, total, choices }] : [];
  });
}

/** Refuses with 4000, 4022 and 4090. */
export function saveForm(db: Db, { name, questions, version }: RegistrationFormUpdate): void {
  const before = versionOf(db);
  if (version !== before) throw new Refusal(4090, 'Somebody else changed the form meanwhile.');
  check(name, questions);
  Object.assign(db.world.form, {
    name: name.trim(),
    entities: questions.map(({ safeHtmlText, ...question }) => ({
      ...question,
      ...(safeHtmlText ? { safeHtmlText: safeDescription(safeHtmlText) } : {}),
      ...(question.type === 'sessionRegistration' && { sessions: sessionsFor(db, question) }),
    })),
  });
  db.rows('formVersions', db.world.event.id).put({ id: db.world.event.id, version: before + 1 });
}

/** What a question offers, as the agenda has it now: all that is published where it names none. Refuses with 4022. */
function sessionsFor(db: Db, { label, sessions = [] }: FormQuestion): FormSession[] {
  const { id: eventId, 'account-id': accountId } = db.world.event;
  const agenda = agendaOf(db, { accountId, eventId });
  const published = agenda.sessions
    .all()
    .filter(({ status }) => status === 'PUBLISHED')
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .map((session) => formSession(session, agenda.settings.locations));
  if (sessions.length === 0) return published;
  const before = db.world.form.entities.flatMap((question) => question.sessions ?? []);
  return sessions.map(({ id }) => {
    const known = [...published, ...before].find((session) => session.id === id);
    if (!known) throw new Refusal(4022, `${label}: there is no such session.`);
    return known;
  });
}

function check(name: string, questions: readonly FormQuestion[]): void {
  if (name.trim().length > maxFormNameLength) throw malformed('name', 'The name of the form is too long');
  if (new Set(questions.map(({ id }) => id)).size < questions.length)
    throw new Refusal(4022, 'Two questions have the same id.');
  const form = draftOf({ name, questions: [...questions] });
  for (const [index, id] of form.order.entries()) {
    const question = form.questions[id];
    const text = question?.label.trim() ?? '';
    if (text === '' || text.length > maxLabelLength)
      throw malformed(`questions[${index}].label`, 'A question has 1 to 200 characters');
    const choices = question && questions[index]?.options && choicesProblem(question.choices);
    if (choices) throw new Refusal(4022, `${text}: the choices are empty, alike or too long.`);
    if (conditionProblem(form, id)) throw new Refusal(4022, `${text}: its condition can never be met.`);
  }
}

/**
 * Asks in one event what another asks. A question for certain ticket types comes only with one of them, and a question on condition only
 * with that it depends on; sessions to choose from are those that the new agenda publishes.
 */
export function copyForm({ from, to }: EventCopy, ticketTypeIds: CopiedIds): void {
  const { name, entities } = structuredClone(from.world.form);
  const ids = new Map<string, string>();
  const questions = entities.flatMap((question): FormQuestion[] => {
    const { id, showWhen, ticketTypeIds: types = [] } = question;
    const ticketTypes = copiedReferences(ticketTypeIds, types);
    const dependsOn = showWhen && ids.get(showWhen.questionId);
    if (ticketTypes === null || (showWhen && dependsOn === undefined)) return [];
    const ownId = `${to.nextId('question')}_form`;
    ids.set(id, ownId);
    return [
      {
        ...without(question, 'sessions', 'ticketTypeIds'),
        id: ownId,
        ...(ticketTypes.length > 0 && { ticketTypeIds: ticketTypes }),
        ...(showWhen && dependsOn !== undefined && { showWhen: { ...showWhen, questionId: dependsOn } }),
      },
    ];
  });
  Object.assign(to.world.form, { ...(name !== undefined && { name }), entities: questions });
}
