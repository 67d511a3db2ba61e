import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { download } from '../src/client';
import {
  createAgendaSpeaker,
  createCaptions,
  createEmail,
  createEvent,
  createFutureSessionAsset,
  createPoll,
  createSessionAsset,
  createTaskDefinition,
  exportFeedback,
  exportTickets,
  getAgendaSettings,
  getCheckInData,
  getEmailHistory,
  getLivestreamResponse,
  getRecordingUrl,
  getRegistrationData,
  getVirtualSession,
  importAgenda,
  listAgendaSessions,
  listAgendaSpeakers,
  listDoorTickets,
  listPolls,
  listSessionAssets,
  listSessionFeedback,
  publishEmail,
  saveTicketTypes,
  searchEmails,
  searchTaskInstances,
  setSessionProviderDetails,
  setSessionRequestType,
  updateAgendaSession,
  updateAgendaSettings,
  updateCheckInData,
  updatePoll,
  type AgendaSession,
  type Poll,
  type PollStatus,
} from '../src/contract';
import { sessionColumns, sessionKinds, sessionRows } from '../src/domain/agenda';
import { doorCounts } from '../src/domain/checkIn';
import { linesOf, matchColumns, newRun, planOf } from '../src/domain/table/fileImport';
import { readSheet } from '../src/hooks/organizer/resource/readSheet';
import texts from '../src/i18n/locales/organizer/en.json';
import { startBackend, startUncheckedBackend, type EventBackend } from './hybridEvent/backend';
import { register, ticketsOf } from './hybridEvent/guests';
import { guestsOf, runDoors } from './hybridEvent/twoDoors';
import { sheetRows } from './unit/mocks/areas/sheetRows';

const accountId = '77';
const announced = '2026-06-01T09:00:00-04:00';
const firstMorning = '2026-09-04T08:00:00-04:00';
const duringKeynote = '2026-09-04T09:30:00-04:00';
const afterwards = '2026-09-06T10:00:00-04:00';

/** As an organizer keeps it: two days, and one line that can’t be. */
const programme = `Session title;Start;End;Type;Track;Room;Seats;Speakers
Harbours at night;2026-09-04 09:00;2026-09-04 10:00;Keynote;Main;Great Hall;;Maren Holt <maren@example.com>
Maps for ferries;2026-09-04 10:30;2026-09-04 11:15;Talk;Maps;Studio;40;Yuki Tanabe <yuki@example.com>
Ropes and rivets;2026-09-05 09:30;2026-09-05 10:30;Workshop;Craft;Studio;20;Omar Siddiqui <omar@example.com>; Yuki Tanabe <yuki@example.com>
Backwards;2026-09-05 12:00;2026-09-05 11:00;Talk;Maps;Studio;;
Farewell;2026-09-05 16:00;2026-09-05 17:00;Social;Main;Great Hall;;
`;

const open: EventBackend[] = [];
const opened = (event: EventBackend) => {
  open.push(event);
  return event;
};
// As browsers have it; each door has a connection of its own.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }));
afterAll(() => void vi.unstubAllGlobals());
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

/** An event with 200 people who come, and some who watch. */
async function openEvent({ client }: EventBackend) {
  const { id: eventId } = await client.call(createEvent, {
    params: { accountId },
    body: {
      name: 'Harbour Days',
      'start-date': '2026-09-04T08:00:00-04:00',
      'end-date': '2026-09-05T18:00:00-04:00',
      'time-zone-id': 'America/New_York',
      venue: { name: 'Pier 4', address: '4 Pier Road', city: 'Boston' },
    },
  });
  const free = { price: 0, perOrderMin: 1, perOrderMax: 10 };
  const { ticketTypes } = await client.call(saveTicketTypes, {
    params: { eventId },
    body: {
      data: [
        { ...free, name: 'Both days', quantity: 120 },
        { ...free, name: 'One day', quantity: 80 },
        { ...free, name: 'Online', quantity: 500 },
      ],
    },
  });
  const [both = '', one = '', online = ''] = ticketTypes.map(({ id }) => id);
  return { eventId, both, one, online };
}
type Opened = Awaited<ReturnType<typeof openEvent>>;

/** Everybody registers; answers the codes of those who come, both types mixed. */
async function sell({ client }: EventBackend, { eventId, both, one, online }: Opened): Promise<string[]> {
  await register(client, eventId, both, 120);
  await register(client, eventId, one, 80);
  await register(client, eventId, online, 20);
  const [whole, single] = await Promise.all([both, one].map((type) => ticketsOf(client, eventId, type)));
  return [...(whole ?? []).map(({ id }) => id), ...(single ?? []).map(({ id }) => id)];
}

it('F99: an organizer prepares, runs and closes a two-day hybrid event', async () => {
  const event = opened(await startBackend(announced));
  const ids = await openEvent(event);
  const keynote = await prepare(event, ids.eventId);
  const codes = await sell(event, ids);
  await run(event, ids, codes, keynote);
  await close(event, ids, keynote);
});

async function prepare({ client }: EventBackend, eventId: string): Promise<AgendaSession> {
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

const asset = (id: string) => ({
  title: 'Harbours at night',
  duration: 3_600_000,
  assetMedia: 'LINK' as const,
  assetType: 'VIDEO' as const,
  assetUrl: `https://media.example/${id}.mp4`,
  assetSize: 88_000_000,
  metadata: { providerAssetId: id },
});
const captions = (id: string) => ({
  providerUrl: `https://media.example/${id}.en.vtt`,
  providerAssetId: id,
  languageCode: 'en',
  title: 'English',
  providerType: 'LUMEN_VIDEO',
});

async function stream(
  client: EventBackend['client'],
  params: { accountId: string; eventId: string; sessionId: string },
) {
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
async function tasks(client: EventBackend['client'], params: { accountId: string; eventId: string }) {
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

async function pollOf(client: EventBackend['client'], eventId: string): Promise<Poll> {
  const { polls } = await client.call(listPolls, { params: { eventId } });
  const [poll] = polls;
  if (!poll) throw new Error('There is no poll.');
  return poll;
}
async function setPoll(client: EventBackend['client'], eventId: string, status: PollStatus) {
  const poll = await pollOf(client, eventId);
  return client.call(updatePoll, { params: { pollId: poll.id }, body: { ...poll, status } });
}

async function run(event: EventBackend, ids: Opened, codes: readonly string[], keynote: AgendaSession) {
  const { client, clock, backend } = event;
  const { eventId } = ids;
  clock.set(firstMorning);
  const guests = guestsOf(codes);
  const doors = await runDoors(event, eventId, guests);
  const { thenOffline, offlineFirst } = guests;
  expect({ lost: doors.lost, unanswered: doors.unanswered, pending: doors.pending }).toEqual({
    lost: [],
    unanswered: [0, 0],
    pending: [0, 0],
  });
  expect(doors.admitted.toSorted()).toEqual(codes.toSorted());
  // Two doors that don’t hear of each other may let in the holder of a copy: whoever did is told, each time.
  expect(doors.letInTwice.toSorted()).toEqual([...thenOffline, ...offlineFirst].toSorted());
  expect(doors.side.named().toSorted()).toEqual(thenOffline.toSorted());
  expect(doors.main.named().toSorted()).toEqual(offlineFirst.toSorted());
  const counts = [
    { ticketTypeId: ids.both, name: 'Both days', admitted: 120, expected: 120 },
    { ticketTypeId: ids.one, name: 'One day', admitted: 80, expected: 80 },
    { ticketTypeId: ids.online, name: 'Online', admitted: 0, expected: 20 },
  ];
  expect(doorCounts(doors.tickets)).toEqual(counts);
  expect([doors.main.counts(), doors.side.counts()]).toEqual([counts, counts]);

  clock.set(duringKeynote);
  const params = { accountId, eventId, sessionId: keynote.id };
  expect(await client.call(getLivestreamResponse, { params })).toMatchObject({ status: 'LIVE' });
  const { id: pollId, options } = await setPoll(client, eventId, 'OPEN');
  // People vote and rate in the app for attendees, which has calls of its own.
  const [boston, bergen] = options.map(({ id }) => id);
  for (const [index, code] of codes.slice(0, 30).entries())
    backend.db.rows('pollVotes', eventId).add({
      id: `vote-${code}`,
      pollId,
      optionIds: [(index % 3 === 0 ? boston : bergen) ?? ''],
    });
  const closed = await setPoll(client, eventId, 'CLOSED');
  expect(closed).toMatchObject({ status: 'CLOSED', voters: 30, options: [{ votes: 10 }, { votes: 20 }] });

  clock.set(keynote.end);
  await client.call(createSessionAsset, { params, body: asset('recording') });
  await client.call(createCaptions, { params, body: captions('recording') });
  clock.advance(120_000);
  expect(await client.call(getRecordingUrl, { params })).toMatchObject({
    url: expect.stringMatching(/^https:\/\/media\.example\/recording\.mp4/) as string,
    captions: [{ languageCode: 'en', providerAssetId: 'recording' }],
  });
}

async function close({ client, clock, backend }: EventBackend, ids: Opened, keynote: AgendaSession) {
  const { eventId } = ids;
  const params = { accountId, eventId };
  clock.set(afterwards);
  const guests = await ticketsOf(client, eventId, ids.both);
  for (const [index, { id, firstName, lastName }] of guests.slice(0, 12).entries())
    backend.db.rows('sessionFeedback', eventId).add({
      id: `feedback-${id}`,
      sessionId: keynote.id,
      ticketId: id,
      attendeeName: `${firstName} ${lastName}`,
      rate: 1 + (index % 5),
      comment: '',
      createdDate: '2026-09-05T20:00:00.000Z',
    });
  const feedback = await client.call(listSessionFeedback, { params, query: { sessionId: keynote.id } });
  expect([feedback.total, feedback.items[0]?.rate]).toEqual([12, 1]);

  const rated = await sheetRows(await download(client, exportFeedback, { params, query: {} }));
  expect(rated).toHaveLength(1 + 12);
  const sold = await sheetRows(await download(client, exportTickets, { params: { eventId }, body: {} }));
  expect(sold).toHaveLength(1 + 220);
  expect(await client.call(getRegistrationData, { params: { eventId } })).toMatchObject({
    registrations: 220,
    cancelled: 0,
  });

  const { id: emailId } = await client.call(createEmail, {
    params,
    body: {
      name: 'Thank you',
      type: 'SCHEDULED',
      subject: 'Thank you, {{firstName}}',
      blocks: [{ kind: 'TEXT', text: 'It was good to have you at {{eventName}}.' }],
      schedule: { type: 'NOW' },
      // Everybody came who has a ticket for the hall; an audience is not narrowed by check-in itself.
      audienceFilter: { ticketTypeIds: [ids.both, ids.one] },
    },
  });
  await client.call(publishEmail, { params: { ...params, emailId } });
  const { items } = await client.call(searchEmails, { params, body: {} });
  expect(items.find(({ id }) => id === emailId)).toMatchObject({ status: 'SENT', sentCount: 200 });
  const history = await client.call(getEmailHistory, { params: { ...params, emailId }, query: {} });
  const { tickets } = await client.call(listDoorTickets, { params: { eventId }, query: { size: 5000 } });
  const whoCame = tickets.filter(({ admission }) => admission).map(({ id }) => id);
  expect(history.items.map(({ ticketId }) => ticketId ?? '').toSorted()).toEqual(whoCame.toSorted());
  expect(history.items[0]?.subject).toBe('Thank you, Ada');
}

it('lets people in twice without the check, so the test above can fail', async () => {
  const event = opened(await startUncheckedBackend(announced));
  const ids = await openEvent(event);
  const guests = guestsOf(await sell(event, ids));
  event.clock.set(firstMorning);
  const { letInTwice } = await runDoors(event, ids.eventId, guests);
  expect(guests.atOnce.every((code) => letInTwice.includes(code))).toBe(true);
});
