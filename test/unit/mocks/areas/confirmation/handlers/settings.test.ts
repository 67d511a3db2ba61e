import { expect, it } from 'vitest';
import {
  getConfirmation,
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
  type PostRegistrationSettings,
  type SocialShareSettings,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';

const { backend, client } = backendInTests();
const params = { eventId };

it('the confirmation’s settings are the organizer’s, without anything of how they are kept', async () => {
  const settings = await client.call(getPostRegistration, { params });
  expect(settings).toMatchObject({ displayLogo: true, showAddToCalendar: true });
  expect(settings.postMessage).toContain('{{eventName}}');
  expect(settings).not.toHaveProperty('id');
  const share = await client.call(getSocialShareSettings, { params, query: { sectionType: 'registration' } });
  expect(share.message.length).toBeLessThanOrEqual(280);
  expect(share.socialNetworks.filter(({ enabled }) => enabled)).toHaveLength(2);
});

it('an event without settings shows details and calendar, and shares nothing', async () => {
  backend.db.rows('postRegistrationSettings', eventId).remove(eventId);
  backend.db.rows('socialShareSettings', eventId).remove('registration');
  expect(await client.call(getPostRegistration, { params })).toMatchObject({
    displayLogo: false,
    showAddToCalendar: true,
    showRegistrationDetails: true,
    postMessage: '',
  });
  expect(await client.call(getSocialShareSettings, { params })).toMatchObject({ active: false });
});

/** FAULTS F73. */
it('what an organizer changes is what buyers get, and a second editor is told', async () => {
  const { version, ...before } = await client.call(getPostRegistration, { params });
  const save = (body: Partial<PostRegistrationSettings>) =>
    client.call(savePostRegistration, { params, body });
  const saved = await save({ postMessage: '<p>Hello {{firstName}}</p>', version: version ?? 0 });
  expect(saved).toEqual({ ...before, postMessage: '<p>Hello {{firstName}}</p>', version: 2 });
  expect((await failureOf(save({ titleBold: false, version: version ?? 0 }))).code).toBe(4090);
  expect((await failureOf(save({ textColor: 'expression(1)' }))).failure).toMatchObject({
    code: 4000,
    field: 'textColor',
  });
  expect(await client.call(getPostRegistration, { params })).toEqual(saved);
});

it('sharing is changed in the same way', async () => {
  const save = (body: Partial<SocialShareSettings>) => client.call(saveSocialShareSettings, { params, body });
  expect(await save({ message: 'Come along', version: 1 })).toMatchObject({ version: 2, active: true });
  expect((await failureOf(save({ active: false, version: 1 }))).code).toBe(4090);
  expect((await failureOf(save({ message: 'x'.repeat(281) }))).failure?.field).toBe('message');
});

it('the active campaign is what buyers are asked to share', async () => {
  const { id, token } = backend.db.orderBook.get('2000-4803');
  const requested = async () =>
    (await client.call(getConfirmation, { params: { eventId, orderId: id, token } })).campaign;
  expect(await requested()).toMatchObject({
    definition: { incentiveType: 'single' },
    socialPromo: 'FRIENDS',
    socialNetworks: ['FACEBOOK', 'LINKEDIN'],
  });
  backend.db.rows('socialCampaigns', eventId).change('campaign-lanterns', { status: 'ENDED' });
  expect(await requested()).toBeNull();
});
