import { describe, expect, it } from 'vitest';
import type { Schema, ValidationError } from 'yup';
import {
  campaignSchema,
  confirmationSettingsSchema,
  confirmationSettingsValues,
  socialShareSettings,
  socialShareValues,
  socialShareValuesSchema,
  unreadableIn,
} from '../../../../../src/domain/confirmation/settings';
import { noSharing, usualSettings } from '../../../../../mocks/areas/confirmation/rules/settingsOf';

const problemsOf = async (schema: Schema, value: object) => {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message])) as Record<
      string,
      string
    >;
  }
};

describe('the confirmation’s settings', () => {
  const values = confirmationSettingsValues({ ...usualSettings, version: 4 });
  const check = (changes: Partial<typeof values>) =>
    problemsOf(confirmationSettingsSchema, { ...values, ...changes });

  it('are good as they come', async () => {
    expect(values).toMatchObject({ showTicketQr: false, showAddToCalendar: true });
    expect(values).not.toHaveProperty('version');
    expect(await check({})).toEqual({});
  });

  it('want colours, fonts and addresses that are some', async () => {
    expect(
      await check({ linksColor: 'red;', titleFontFamily: 'x{', logoUrl: 'javascript:alert(1)' }),
    ).toEqual({
      linksColor: 'organizer.confirmation.error.colour',
      titleFontFamily: 'organizer.confirmation.error.font',
      logoUrl: 'organizer.confirmation.error.logoUrl',
    });
  });

  it('want a logo where one is to be shown', async () => {
    expect(await check({ displayLogo: true })).toEqual({ logoUrl: 'organizer.confirmation.error.noLogo' });
  });
});

describe('social sharing', () => {
  it('lists the networks that are on, and sends each', () => {
    const values = socialShareValues({
      ...noSharing,
      socialNetworks: [{ socialNetwork: 'TWITTER', enabled: true }],
    });
    expect(values.networks).toEqual(['TWITTER']);
    expect(socialShareSettings(values).socialNetworks).toEqual([
      { socialNetwork: 'FACEBOOK', enabled: false },
      { socialNetwork: 'LINKEDIN', enabled: false },
      { socialNetwork: 'TWITTER', enabled: true },
    ]);
  });

  it('takes 280 characters, and a network once it is on', async () => {
    const check = (changes: object) =>
      problemsOf(socialShareValuesSchema, { ...socialShareValues(noSharing), ...changes });
    expect(await check({ message: 'x'.repeat(280) })).toEqual({});
    expect(await check({ active: true, message: 'x'.repeat(281) })).toEqual({
      message: 'organizer.sharing.error.tooLong',
      networks: 'organizer.sharing.error.noNetwork',
    });
  });
});

it('a campaign needs a name, a message, an address and a network', async () => {
  const empty = {
    name: ' ',
    message: '',
    url: 'http://x.example',
    imageUrl: 'x',
    networks: [],
    incentiveType: 'single',
    socialPromo: '',
  };
  expect(await problemsOf(campaignSchema, empty)).toEqual({
    name: 'organizer.sharing.error.noName',
    message: 'organizer.sharing.error.noMessage',
    url: 'organizer.sharing.error.url',
    imageUrl: 'organizer.sharing.error.url',
    networks: 'organizer.sharing.error.noNetwork',
  });
});

it('colours that can’t be read where they stand are told', () => {
  const values = confirmationSettingsValues(usualSettings);
  expect(unreadableIn(values, '#ffffff')).toEqual([]);
  const pale = { ...values, titleColor: '#cccccc', linksColor: '#0b6e4f' };
  expect(unreadableIn(pale, '#ffffff')).toEqual([
    { field: 'titleColor', ratio: expect.closeTo(1.6, 1) as number },
  ]);
  const button = { ...values, buttonTextColor: '#777777', buttonBackgroundColor: '#888888' };
  expect(unreadableIn(button, '#ffffff')).toMatchObject([{ field: 'buttonTextColor' }]);
});
