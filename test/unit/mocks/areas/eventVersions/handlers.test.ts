import { expect, it } from 'vitest';
import {
  getAgendaVersion,
  getRegistrationVersion,
  migrateToClassicRegistration,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();
const versions = async () => [
  await client.call(getAgendaVersion, { params: { eventId } }),
  await client.call(getRegistrationVersion, { params: { eventId } }),
];

it('an event with paid tickets has the paid registration, one without the free one', async () => {
  expect(await versions()).toEqual(['V2', 'V2_PAID']);
  await backend.reset(scenarios.freeEvent);
  expect(await versions()).toEqual(['V2', 'V2_FREE']);
});

it('a registration that went back to the classic one is V1, the agenda stays', async () => {
  await client.call(migrateToClassicRegistration, { params: { eventId } });
  expect(await versions()).toEqual(['V2', 'V1']);
});

eachRow(['abc', '__proto__', '9999'])('no event %s has a version', async (unknown) => {
  for (const endpoint of [getAgendaVersion, getRegistrationVersion]) {
    const failure = await failureOf(client.call(endpoint, { params: { eventId: unknown } }));
    expect([failure.status, failure.code]).toEqual([404, 4040]);
  }
});
