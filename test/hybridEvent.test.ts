import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startBackend, startUncheckedBackend, type EventBackend } from './hybridEvent/backend';
import { closeEvent } from './hybridEvent/close';
import { openEvent, sell } from './hybridEvent/event';
import { prepare } from './hybridEvent/prepare';
import { run } from './hybridEvent/run';
import { guestsOf, runDoors } from './hybridEvent/twoDoors';

const announced = '2026-06-01T09:00:00-04:00';
const firstMorning = '2026-09-04T08:00:00-04:00';
const afterwards = '2026-09-06T10:00:00-04:00';

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

it('F99: an organizer prepares, runs and closes a two-day hybrid event', async () => {
  const event = opened(await startBackend(announced));
  const ids = await openEvent(event);
  const keynote = await prepare(event, ids.eventId);
  const codes = await sell(event, ids);
  event.clock.set(firstMorning);
  await run(event, ids, codes, keynote);
  event.clock.set(afterwards);
  await closeEvent(event, ids, keynote);
});

it('lets people in twice without the check, so the test above can fail', async () => {
  const event = opened(await startUncheckedBackend(announced));
  const ids = await openEvent(event);
  const guests = guestsOf(await sell(event, ids));
  event.clock.set(firstMorning);
  const { letInTwice } = await runDoors(event, ids.eventId, guests);
  expect(guests.atOnce.every((code) => letInTwice.includes(code))).toBe(true);
});
