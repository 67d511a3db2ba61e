import { expect } from 'vitest';
import type { Client } from '../../src/client';
import {
  createAgendaSpeaker,
  createCaptions,
  createFutureSessionAsset,
  createPoll,
  createTaskDefinition,
  getAgendaSettings,
  getCheckInData,
  getVirtualSession,
  importAgenda,
  listAgendaSessions,
  listAgendaSpeakers,
  listSessionAssets,
  searchTaskInstances,
  setSessionProviderDetails,
  setSessionRequestType,
  updateAgendaSession,
  updateAgendaSettings,
  updateCheckInData,
  type AgendaSession,
} from '../../src/contract';
import { sessionColumns, sessionKinds, sessionRows } from '../../src/domain/agenda';
import { linesOf, matchColumns, newRun, planOf } from '../../src/domain/table/fileImport';
import { readSheet } from '../../src/hooks/organizer/resource/readSheet';
import texts from '../../src/i18n/locales/organizer/en.json';
import type { EventBackend } from './backend';
import { accountId, asset, captions, pollOf } from './event';

/** As an organizer keeps it: two days, and one line that can’t be. */
const programme = `Session title;Start;End;Type;Track;Room;Seats;Speakers
Harbours at night;2026-09-04 09:00;2026-09-04 10:00;Keynote;Main;Great Hall;;Maren Holt <maren@example.com>
Maps for ferries;2026-09-04 10:30;2026-09-04 11:15;Talk;Maps;Studio;40;Yuki Tanabe <yuki@example.com>
Ropes and rivets;2026-09-05 09:30;2026-09-05 10:30;Workshop;Craft;Studio;20;Omar Siddiqui <omar@example.com>; Yuki Tanabe <yuki@example.com>
Backwards;2026-09-05 12:00;2026-09-05 11:00;Talk;Maps;Studio;;
Farewell;2026-09-05 16:00;2026-09-05 17:00;Social;Main;Great Hall;;
`;

/** Agenda, rooms, speakers, stream, captions, tasks, check-in and a poll; answers the session that is streamed. */
export async function prepare({ client }: EventBackend, eventId: string): Promise<AgendaSession> {
  const params = { accountId, eventId };
  const before = await client.call(getAgendaSettings, { params });

  const sheet = await readSheet(new Blob([programme]));
  if (!sheet) throw new Error('The file is no text.');
  const names: Record<string, string> = texts;
  const mapping = matchColumns(sheet.names, sessionColumns, ({ label }) => names[label] ?? label);
  const { good, bad } = planOf(
    sheet,
    sessionRows(linesOf(sheet, mapping), {
      timeZone: 'America/New_York',
      firstDay: '2026-09-04',
      lastDay: '2026-09-05',
      kinds: sessionKinds.map((id) => ({ id, name: id })),
      tracks: before.tracks,
      locations: before.locations,
    }),
    newRun,
  );
  expect(bad).toMatchObject([{ line: 5, field: 'end' }]);
  const { added } = await client.call(importAgenda, { params, body: { rows: good.map(({ row }) => row) } });
  expect(added).toEqual({ speakers: 3, tracks: 3, locations: 2 });

  await client.call(createAgendaSpeaker, {
    params: { ...params, speakerId: 'clara' },
    body: { firstName: 'Clara', lastName: 'Bastien', email: 'clara@example.com' },
  });
  const { version, locations } = await client.call(getAgendaSettings, { params });
  await client.call(updateAgendaSettings, {
    params,
    body: {
      version,
      published: true,
      locations: [...locations, { id: 'terrace', name: 'Terrace', capacity: 60 }],
    },
  });

  const drafts = await client.call(listAgendaSessions, { params, query: { orderBy: 'start' } });
  for (const session of drafts.items) {
    const isKeynote = session.kind === 'KEYNOTE';
    const isFarewell = session.kind === 'SOCIAL';
    await client.call(updateAgendaSession, {
      params: { ...params, sessionId: session.id },
      body: {
        version: session.version,
        status: 'PUBLISHED',
        virtual: isKeynote,
        ...(isFarewell && { locationId: 'terrace', speakerIds: ['clara'] }),
      },
    });
  }
  const { items } = await client.call(listAgendaSessions, { params, query: { orderBy: 'start' } });
  expect(items.map(({ title, status, start }) => [start.slice(0, 10), title, status])).toEqual([
    ['2026-09-04', 'Harbours at night', 'PUBLISHED'],
    ['2026-09-04', 'Maps for ferries', 'PUBLISHED'],
    ['2026-09-05', 'Ropes and rivets', 'PUBLISHED'],
    ['2026-09-05', 'Farewell', 'PUBLISHED'],
  ]);
  expect(items.at(-1)).toMatchObject({ locationId: 'terrace', speakerIds: ['clara'] });
  const [keynote] = items;
  if (!keynote) throw new Error('There is no keynote.');

  await stream(client, { ...params, sessionId: keynote.id });
  await tasks(client, params);
  const password = 'harbour-2026';
  const body = { active: true, id: 'harbour-doors', password, welcomeMessage: 'Welcome aboard' };
  await client.call(updateCheckInData, { params: { eventId }, body });
  expect(await client.call(getCheckInData, { params: { eventId } })).toMatchObject({
    active: true,
    hasPassword: true,
  });
  await client.call(createPoll, {
    params: { eventId },
    body: {
      question: 'Where shall we meet next year?',
      multiple: false,
      options: [{ text: 'Boston' }, { text: 'Bergen' }],
    },
  });
  expect(await pollOf(client, eventId)).toMatchObject({ status: 'DRAFT', voters: 0 });
  return keynote;
}

async function stream(client: Client, params: { accountId: string; eventId: string; sessionId: string }) {
  await client.call(setSessionProviderDetails, {
    params,
    body: { providerType: 'YOUTUBE', joinUrl: 'https://live.example/harbours' },
  });
  await client.call(setSessionRequestType, { params, body: { requestType: 'LIVESTREAM' } });
  expect(await client.call(getVirtualSession, { params })).toMatchObject({
    requestType: 'LIVESTREAM',
    provider: { joinUrl: 'https://live.example/harbours' },
  });
  await client.call(createFutureSessionAsset, {
    params,
    body: { ...asset('opening'), assetContextType: 'STREAM' },
  });
  await client.call(createCaptions, { params, body: captions('opening') });
  expect(await client.call(listSessionAssets, { params })).toMatchObject({
    assets: [{ state: 'SCHEDULED' }],
    captions: [{ languageCode: 'en', providerAssetId: 'opening' }],
  });
}

/** Every speaker has it to do, those of the import and the one who was added. */
async function tasks(client: Client, params: { accountId: string; eventId: string }) {
  const { speakers } = await client.call(listAgendaSpeakers, { params, query: {} });
  expect(speakers).toHaveLength(4);
  const { id: definitionId } = await client.call(createTaskDefinition, {
    params,
    body: {
      title: 'Send your slides',
      entityType: 'SPEAKER',
      kind: 'UPLOAD',
      dueDate: '2026-08-20T12:00:00-04:00',
    },
  });
  const { items } = await client.call(searchTaskInstances, {
    params,
    body: { criteria: { definitionId }, orders: { ENTITY_NAME: 'ASC' } },
  });
  expect(items.map(({ entityName, status }) => [entityName, status])).toEqual(
    ['Clara Bastien', 'Maren Holt', 'Omar Siddiqui', 'Yuki Tanabe'].map((name) => [name, 'PENDING']),
  );
}
