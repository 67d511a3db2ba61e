import { describe, expect, it } from 'vitest';
import {
  createSocialCampaign,
  deleteSocialCampaign,
  getSocialCampaign,
  getSocialNetworkData,
  listSocialCampaigns,
  reportShare,
  updateSocialCampaign,
  type SocialCampaignDraft,
} from '../../../../../../src/contract';
import { guestAuthorization } from '../../../../../../src/client';
import { backendInTests, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, clock, client } = backendInTests();

const event = { accountId: '77', eventId: '1001' };
const campaign = (campaignId: string) => ({ ...event, campaignId });
const draft: SocialCampaignDraft = {
  name: 'Workshops',
  message: 'Paint a sign.',
  url: 'https://northlight.example/2026',
  imageUrl: '',
  networks: ['LINKEDIN'],
  status: 'DRAFT',
  incentiveType: 'single',
  socialPromo: '',
};
const create = (changes: Partial<SocialCampaignDraft> = {}) =>
  client.call(createSocialCampaign, { params: event, body: { ...draft, ...changes } });
const read = (id: string) => client.call(getSocialCampaign, { params: campaign(id) });
const update = async (id: string, changes: Partial<SocialCampaignDraft>) =>
  client.call(updateSocialCampaign, { params: campaign(id), body: { ...(await read(id)), ...changes } });
const networks = async () => (await client.call(getSocialNetworkData, { params: event })).networks;

describe('a social campaign', () => {
  it('is drafted, active and ended, and then stays as it is', async () => {
    const { id } = await create();
    await update('campaign-lanterns', { status: 'ENDED' });
    const now = new Date(clock.now()).toISOString();
    expect(await update(id, { status: 'ACTIVE' })).toMatchObject({ started: now, ended: null });
    clock.advance(60_000);
    const ended = await update(id, { status: 'ENDED' });
    expect(ended.ended).toBe(new Date(clock.now()).toISOString());
    expect((await failureOf(update(id, { name: 'Again' }))).code).toBe(4091);
  });

  eachRow([
    ['campaign-lanterns', 'DRAFT'],
    ['campaign-students', 'ENDED'],
    ['campaign-students', 'ACTIVE'],
    ['campaign-early', 'ACTIVE'],
  ] as const)('has no way from where %s is to %s', async (id, status) => {
    expect((await failureOf(update(id, { status }))).code).toBe(4091);
  });

  eachRow([
    ['name', { name: 'LANTERNS' }],
    ['url', { url: 'http://northlight.example' }],
    ['networks', { networks: ['TWITTER', 'TWITTER'] as 'TWITTER'[] }],
    ['message', { message: 'x'.repeat(281) }],
  ])('is refused when %s is wrong', async (field, wrong) => {
    expect((await failureOf(create(wrong))).failure?.field).toBe(field);
    expect((await failureOf(update('campaign-students', wrong))).failure?.field).toBe(field);
  });

  it('is not overwritten by who read it before', async () => {
    const { modified, ...before } = await read('campaign-students');
    await update('campaign-students', { message: 'Bring your card.' });
    const stale = client.call(updateSocialCampaign, {
      params: campaign('campaign-students'),
      body: { ...before, modified },
    });
    expect((await failureOf(stale)).code).toBe(4090);
  });

  it('is deleted unless it is active', async () => {
    const remove = (id: string) => client.call(deleteSocialCampaign, { params: campaign(id) });
    expect((await failureOf(remove('campaign-lanterns'))).code).toBe(4091);
    await remove('campaign-early');
    expect((await failureOf(read('campaign-early'))).status).toBe(404);
    const { campaigns } = await client.call(listSocialCampaigns, { params: event });
    expect(campaigns.map(({ id }) => id)).toEqual([
      'campaign-students',
      'campaign-speakers',
      'campaign-lanterns',
    ]);
  });
});

describe('shares', () => {
  it('are counted for the campaign that was active, and for their network', async () => {
    expect([(await read('campaign-early')).shares, (await read('campaign-lanterns')).shares]).toEqual([2, 3]);
    const order = backend.db.orderBook.get('2000-4803');
    await client.call(reportShare, {
      params: { eventId: '1001', orderId: order.id },
      body: { socialNetwork: 'FACEBOOK' },
      authorization: guestAuthorization(order.token),
    });
    expect((await read('campaign-lanterns')).shares).toBe(4);
    expect((await read('campaign-early')).shares).toBe(2);
    expect(await networks()).toEqual([
      {
        network: 'FACEBOOK',
        shares: 3,
        sharers: 2,
        inCampaign: true,
        lastShared: new Date(clock.now()).toISOString(),
      },
      {
        network: 'LINKEDIN',
        shares: 3,
        sharers: 3,
        inCampaign: true,
        lastShared: '2026-02-12T14:44:00.000Z',
      },
      { network: 'TWITTER', shares: 0, sharers: 0, inCampaign: false, lastShared: null },
    ]);
  });
});
