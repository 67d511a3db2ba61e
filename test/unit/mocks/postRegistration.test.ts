import { expect, it } from 'vitest';
import { getPostRegistration, getSocialShareSettings } from '../../../src/contract';
import { backendInTests, eventId } from './backend';

const { backend, client } = backendInTests();
const params = { eventId };

it('the confirmation’s settings are the organizer’s, without anything of how they are kept', async () => {
  const settings = await client.call(getPostRegistration, { params });
  expect(settings).toMatchObject({ displayLogo: true, showAddToCalendar: true });
  expect(settings.postMessage).toContain('{{firstName}}');
  expect(settings).not.toHaveProperty('id');
  const share = await client.call(getSocialShareSettings, { params, query: { sectionType: 'registration' } });
  expect(share.message.length).toBeLessThanOrEqual(280);
  expect(share.socialNetworks.filter(({ enabled }) => enabled)).toHaveLength(2);
});

it('an event without settings shows details and calendar, and shares nothing', async () => {
  backend.db.rows('postRegistrationSettings', eventId).remove(eventId);
  backend.db.rows('socialShareSettings', eventId).remove('registration');
  expect(await client.call(getPostRegistration, { params })).toMatchObject({
    ...{ displayLogo: false, showAddToCalendar: true, showRegistrationDetails: true, postMessage: '' },
  });
  expect(await client.call(getSocialShareSettings, { params })).toMatchObject({ active: false });
});
