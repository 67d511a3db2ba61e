import { expect } from 'vitest';
import {
  createCaptions,
  createSessionAsset,
  getLivestreamResponse,
  getRecordingUrl,
  updatePoll,
  type AgendaSession,
  type PollStatus,
} from '../../src/contract';
import type { Client } from '../../src/client';
import { doorCounts } from '../../src/domain/checkIn';
import type { EventBackend } from './backend';
import { accountId, asset, captions, pollOf, type Opened } from './event';
import { guestsOf, runDoors } from './twoDoors';

const duringKeynote = '2026-09-04T09:30:00-04:00';

async function setPoll(client: Client, eventId: string, status: PollStatus) {
  const poll = await pollOf(client, eventId);
  return client.call(updatePoll, { params: { pollId: poll.id }, body: { ...poll, status } });
}

/** Both doors, the stream, the poll and the recording. */
export async function run(
  event: EventBackend,
  ids: Opened,
  codes: readonly string[],
  keynote: AgendaSession,
) {
  const { client, clock, backend } = event;
  const { eventId } = ids;
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
