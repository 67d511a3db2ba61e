import { expect, it } from 'vitest';
import {
  beginActing,
  createWebLoginToken,
  deleteAccessToken,
  endActing,
  getOwnAccount,
  getSignedInPerson,
  listTags,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';

const { backend, client } = backendInTests();

const begin = (reason = 'Ticket 4711') =>
  client.call(beginActing, { params: { accountId: '131' }, body: { reason } });
const read = () => client.call(listTags, { params: { accountId: '131' } });
const person = () => client.call(getSignedInPerson, {});

it('lets support read an account that is none of theirs while they act as it', async () => {
  expect(await failureOf(read())).toMatchObject({ status: 404, code: 4042 });
  expect(await begin()).toMatchObject({
    role: 'support',
    accountId: '131',
    acting: { accountName: 'Kolonn Live', since: expect.any(String) as string },
  });
  await read();
  expect((await client.call(getOwnAccount, {})).id).toBe('131');
  expect((await client.call(endActing, {})).acting).toBeUndefined();
  expect(await failureOf(read())).toMatchObject({ code: 4042 });
  expect((await person()).accountId).toBe('77');
});

/** FAULTS F97 */
it('ends when they sign out', async () => {
  await begin();
  await client.call(deleteAccessToken, {});
  await client.call(createWebLoginToken, {
    body: { user: 'ines.park@platform.example', password: 'ines on the pier' },
  });
  expect((await person()).acting).toBeUndefined();
});

/** FAULTS F97 */
it('is refused to members, for no account and without a reason', async () => {
  expect((await failureOf(begin(' '))).code).toBe(4000);
  const nowhere = client.call(beginActing, { params: { accountId: 'none' }, body: { reason: 'x' } });
  expect((await failureOf(nowhere)).code).toBe(4042);
  backend.db.session = 'account';
  expect(await failureOf(begin())).toMatchObject({ status: 403, code: 4003 });
});

it('changes nothing when it ends without having begun', async () => {
  expect((await client.call(endActing, {})).accountId).toBe('77');
});
