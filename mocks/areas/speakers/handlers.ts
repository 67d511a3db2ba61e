import {
  createAgendaSpeaker,
  deleteAgendaSpeaker,
  getAgendaSpeaker,
  listAgendaSpeakers,
  setDefaultSpeakersOrder,
  updateAgendaSpeaker,
} from '../../../src/contract';
import { compare } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { agendaOf, toSpeakersResponse } from '../agenda/rules/agenda';
import { addSpeaker, changeSpeaker, removeSpeaker, speakerResponse } from '../agenda/rules/speakers';
import { repeatedAt } from '../../rules/edits';
import { malformed } from '../../rules/fields';
import { removeTasksOf } from '../tasks/rules';

export const speakersHandlers: BoundHandler[] = [
  handle(listAgendaSpeakers, ({ db, params, query: { search, orderBy = 'default' } }) => {
    const wanted = search?.trim().toLowerCase() ?? '';
    const speakers = toSpeakersResponse(agendaOf(db, params)).filter((speaker) =>
      `${speaker.firstName} ${speaker.lastName}\n${speaker.company}\n${speaker.jobTitle}`
        .toLowerCase()
        .includes(wanted),
    );
    if (orderBy === 'lastName') speakers.sort((a, b) => compare(a.lastName, b.lastName));
    return { speakers };
  }),

  handle(setDefaultSpeakersOrder, ({ db, params, body: { speakerIds } }) => {
    const twice = repeatedAt(speakerIds);
    if (twice >= 0) throw malformed(`speakerIds[${twice}]`, 'It is there twice.');
    const agenda = agendaOf(db, params);
    agenda.speakers.arrange(speakerIds);
    return { speakers: toSpeakersResponse(agenda) };
  }),

  handle(getAgendaSpeaker, ({ db, params }) => speakerResponse(agendaOf(db, params), params.speakerId)),
  handle(createAgendaSpeaker, ({ db, params, body }) => addSpeaker(db, params, params.speakerId, body)),
  handle(updateAgendaSpeaker, ({ db, params, body }) => changeSpeaker(db, params, params.speakerId, body)),
  handle(deleteAgendaSpeaker, ({ db, clock, params, query }) => {
    removeSpeaker(db, clock, params, { ...query, id: params.speakerId });
    removeTasksOf(db, params.eventId, params.speakerId);
    return null;
  }),
];
