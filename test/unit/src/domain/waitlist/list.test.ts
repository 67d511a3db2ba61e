import { expect, it } from 'vitest';
import { wholeTable } from '../../../../../src/domain';
import {
  isBeyondFree,
  offerNeeds,
  waitingFilterOf,
  waitingProblem,
} from '../../../../../src/domain/waitlist';
import { offerSchema } from '../../../../../src/domain/waitlist/offer';
import { eachRow } from '../../../../eachRow';
import { waitlistEntry as entry } from '../../../../helpers/waitlistEntry';

it('a list is looked for by words, status and ticket type; what is no status is none', () => {
  const view = { ...wholeTable, search: ' aino ' };
  expect(waitingFilterOf({ ...view, filters: { status: 'WAITING', type: '3005' } })).toEqual({
    search: 'aino',
    status: 'WAITING',
    ticketTypeId: '3005',
  });
  expect(waitingFilterOf({ ...wholeTable, filters: { status: 'GONE' } })).toEqual({});
});

it('offers come to what is wanted of each type, of who has no offer and has not bought', () => {
  const entries = [
    entry({ quantity: 2 }),
    entry({ status: 'EXPIRED' }),
    entry({ status: 'OFFERED', quantity: 4 }),
    entry({ status: 'BOUGHT', quantity: 4 }),
    entry({ ticketTypeId: '3004', ticketName: 'Workshop', quantity: 2 }),
    entry({ ticketTypeId: 'unknown', ticketName: 'Unknown' }),
  ];
  const places = [
    { ticketTypeId: '3005', free: 2 },
    { ticketTypeId: '3004', free: 2 },
  ];
  const needs = offerNeeds(entries, places);
  expect(needs.map(({ wanted, free }) => [wanted, free])).toEqual([
    [3, 2],
    [2, 2],
    [1, null],
  ]);
  expect(needs.map(isBeyondFree)).toEqual([true, false, false]);
});

eachRow<[number | null, boolean, boolean, string | null]>([
  [48, false, false, null],
  [720, false, false, null],
  [0, false, false, 'organizer.waitlist.offer.hoursWrong'],
  [721, false, false, 'organizer.waitlist.offer.hoursWrong'],
  [1.5, false, false, 'organizer.waitlist.offer.hoursWrong'],
  [null, false, false, 'organizer.waitlist.offer.hoursWrong'],
  [48, true, false, 'organizer.waitlist.offer.confirm'],
  [48, true, true, null],
])('%s hours, beyond what is free: %s, confirmed: %s', async (hours, isBeyond, beyondFree, expected) => {
  const failure = await offerSchema(isBeyond)
    .validate({ hours, beyondFree })
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  expect(failure).toBe(expected);
});

it('offers whose answer was lost may have been sent', () => {
  expect(waitingProblem({ code: 0, isUncertain: true })).toMatchObject({
    message: { key: 'organizer.waitlist.uncertain' },
    isUncertain: true,
  });
  expect(waitingProblem({ code: 4046 })).toMatchObject({
    message: { key: 'organizer.kit.form.failed.gone' },
  });
});
