import { describe, expect, it } from 'vitest';
import { guestAuthorization } from '../../../../../../src/client';
import { reportShare, shareByEmail, type SocialNetworkName } from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, client } = backendInTests();
const [orderId, otherId] = ['2000-4817', '2000-4816'];
const tokenOf = (id: string) => backend.db.orderBook.get(id).token;
const guest = (id = orderId) => ({ authorization: guestAuthorization(tokenOf(id)) });

const report = (socialNetwork: SocialNetworkName, as: { authorization?: string } = guest(), id = orderId) =>
  client.call(reportShare, { params: { eventId, orderId: id }, body: { socialNetwork }, ...as });
const mail = (addresses: string[], as: { authorization?: string } = guest()) =>
  client.call(shareByEmail, {
    params: { eventId, orderId },
    body: addresses.map((emailAddress) => ({ emailAddress })),
    ...as,
  });
const mailed = () =>
  backend.db
    .rows('shareEmails', eventId)
    .all()
    .filter((each) => each.orderId === orderId)
    .map(({ emailAddress }) => emailAddress);

describe('a share report', () => {
  it('is kept with its network and moment', async () => {
    expect(await report('FACEBOOK')).toBeNull();
    expect(backend.db.rows('shareReports', eventId).all().at(-1)).toMatchObject({
      orderId,
      socialNetwork: 'FACEBOOK',
      sharedDate: '2026-02-12T15:00:00.000Z',
    });
  });

  eachRow([
    ['no token', {}, orderId, 401, 4001],
    ['a scheme of another kind', { authorization: 'Bearer x' }, orderId, 401, 4001],
    ['a token nobody has', { authorization: guestAuthorization('or_"none"') }, orderId, 403, 4003],
    ['an order nobody made', { authorization: guestAuthorization('or_none') }, '2000-1', 404, 4045],
  ])('is refused with %s', async (_, as, id, status, code) => {
    const failure = await failureOf(report('FACEBOOK', as, id));
    expect([failure.status, failure.code]).toEqual([status, code]);
  });

  it('is refused with the token of another order', async () => {
    expect((await failureOf(report('FACEBOOK', guest(otherId)))).code).toBe(4003);
  });

  it('is refused for a network the event is not shared on, and for none', async () => {
    expect((await failureOf(report('TWITTER'))).code).toBe(4022);
    const { failure } = await failureOf(report('MYSPACE' as SocialNetworkName));
    expect(failure).toMatchObject({ code: 4000, field: 'socialNetwork' });
  });
});

describe('sharing by email', () => {
  it('writes to each address once for an order', async () => {
    expect(await mail(['esi@tidewater.example', 'Kofi@Asante.example', 'kofi@asante.example'])).toBeNull();
    await mail(['kofi@asante.example']);
    expect(mailed()).toEqual(['esi@tidewater.example', 'kofi@asante.example']);
  });

  eachRow([
    [[], 'Email address is required'],
    [[' '], 'Email address is required'],
    [['kofi@asante.example', 'kofi'], 'Please enter a valid email address'],
    [Array.from({ length: 51 }, (_, index) => `guest${index}@example.com`), 'No more than 50'],
  ])('is refused, whole, for %j', async (addresses, text) => {
    const { failure } = await failureOf(mail(addresses));
    expect(failure?.code).toBe(4022);
    expect(failure?.message).toContain(text);
    expect(mailed()).toHaveLength(1);
  });

  it('needs the order’s token', async () => {
    expect((await failureOf(mail(['kofi@asante.example'], {}))).code).toBe(4001);
    expect((await failureOf(mail(['kofi@asante.example'], guest(otherId)))).code).toBe(4003);
  });

  it('names the row that is malformed', async () => {
    const body = [{ emailAddress: 'kofi@asante.example' }, {}] as { emailAddress: string }[];
    const call = client.call(shareByEmail, { params: { eventId, orderId }, body, ...guest() });
    expect((await failureOf(call)).failure).toMatchObject({ code: 4000, field: '[1].emailAddress' });
  });
});
