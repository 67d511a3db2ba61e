import {
  cloneAgenda,
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  getSupportAgenda,
  importAgenda,
  listAgendaSessions,
  removeAgendaSessions,
  updateAgendaSession,
  updateAgendaSettings,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77', eventId: '1001' };

export const agendaExamples = {
  getAgendaSettings: exampleOf(getAgendaSettings, { params }),
  updateAgendaSettings: async (call) => {
    const { version } = await call(getAgendaSettings, { params });
    return exampleOf(updateAgendaSettings, { params, body: { hourFormat: '24H', version } });
  },
  listAgendaSessions: exampleOf(listAgendaSessions, {
    params,
    query: { day: '2026-05-14', trackId: 'track-2', orderBy: 'title', size: 10 },
  }),
  getAgendaSession: exampleOf(getAgendaSession, { params: { ...params, sessionId: 'session-12' } }),
  updateAgendaSession: async (call) => {
    const path = { ...params, sessionId: 'session-23' };
    const { version } = await call(getAgendaSession, { params: path });
    return exampleOf(updateAgendaSession, { params: path, body: { status: 'PUBLISHED', version } });
  },
  createAgendaSession: exampleOf(createAgendaSession, {
    params: { ...params, sessionId: 'ropes-and-rivets' },
    body: {
      title: 'Ropes and Rivets',
      start: '2026-05-14T10:45:00-04:00',
      end: '2026-05-14T11:30:00-04:00',
      locationId: 'location-4',
      speakerIds: ['speaker-12'],
      capacity: 30,
    },
  }),
  deleteAgendaSession: exampleOf(deleteAgendaSession, { params: { ...params, sessionId: 'session-25' } }),
  importAgenda: exampleOf(importAgenda, {
    params,
    body: {
      rows: [
        {
          title: 'Morning stretch on the pier',
          kind: 'SOCIAL',
          start: '2026-05-15 08:15',
          end: '2026-05-15 08:45',
          location: 'The Pier',
          speakers: [{ firstName: 'Iris', lastName: 'Vale', email: 'iris@valemovement.example' }],
          capacity: 30,
        },
      ],
    },
  }),
  cloneAgenda: exampleOf(cloneAgenda, { params, body: { sourceEventId: '1000', sessionIds: ['session-2'] } }),
  removeAgendaSessions: exampleOf(removeAgendaSessions, { params, body: { sessionIds: ['session-20'] } }),
  getSupportAgenda: exampleOf(getSupportAgenda, { params, query: { count: 1000 } }),
} satisfies Examples;
