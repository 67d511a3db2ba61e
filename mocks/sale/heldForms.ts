import type { FormFile, PersonTicket, SaveRequest } from '../../src/contract';
import { valuesOf } from './answerIds';
import { formRequestOf, checkFile, formFor, readAnswers } from './formRules';
import { Refusal } from '../db/refusal';
import type { StoredHold } from './stored';
import type { World } from '../db/world';

/** What is known of an uploaded file; its bytes are not stored. */
export interface ReceivedFile {
  name: string;
  type: string;
  size: number;
}

/** The forms of a hold with what was sent for some of them. Refuses with 4022 and 4046. */
export function fillInForms(
  world: World,
  hold: StoredHold,
  sent: SaveRequest['personTickets'],
): PersonTicket[] {
  const known = new Set(hold.personTickets.map(({ id }) => id));
  for (const { id } of sent)
    if (!known.has(id)) throw new Refusal(4046, `There is no ticket ${id} in this order.`);
  return hold.personTickets.map((ticket) => {
    const submission = sent.find(({ id }) => id === ticket.id);
    if (!submission) return ticket;
    const formRequest = { ticketName: ticket.ticketName, isDraft: true, ...formRequestOf(world, hold.files) };
    const answers = readAnswers(
      formFor(world.form, ticket.ticketTypeId),
      submission.formSubmission.entities,
      formRequest,
    );
    const entities = ticket.formSubmission.entities.map((entry) => ({
      ...entry,
      submissionValues: valuesOf(answers, entry.id) ?? [],
    }));
    return { ...ticket, formSubmission: { entities } };
  });
}

/** Refuses with 4022 and 4046 what no question takes. */
export function fileFor(
  world: World,
  questionId: string | undefined,
  { name, type, size }: ReceivedFile,
  id: string,
): FormFile {
  checkFile(world.form, questionId, { type, size });
  return { id, ...(questionId ? { questionId } : {}), name, type, size };
}
