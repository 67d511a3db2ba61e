import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listCookieConsents, updateCookieConsent } from '../../../src/contract';
import { CookieConsentsScreen } from '../../../src/organizer/cookieConsents';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** What an account's sites ask their visitors. 002 §7 Cookie consent. */
const meta = {
  id: 'organizer-cookie-consents',
  title: 'Organizer/Account/Cookie consents',
  component: CookieConsentsScreen,
  args: { accountId: '77', onViewChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof CookieConsentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77' };
const client = createClient();
const all = async () => client.call(listCookieConsents, { params });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const archive = 'archive.northlight.example';

/** Found by domain and status; the script of each is there to be copied, where the site asks. */
export const Sites: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await press(canvas, 'Script for program.northlight.example');
    const script = await dialogOf('Script for program.northlight.example');
    await script.findByText(/data-cbid/);
    await press(script, 'Copy script');
    await script.findByText(/^Copied$|doesn’t allow copying/);
    await userEvent.keyboard('{Escape}');
    await press(canvas, `Script for ${archive}`);
    const inactive = await dialogOf(`Script for ${archive}`);
    await inactive.findByText(/it has no script/);
    await expect(inactive.queryByRole('button', { name: 'Copy script' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
    await chooseOption('Active');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { enabled: 'yes' } }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search sites' }), 'nothing like it');
    await press(canvas, 'Clear filters');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** What is wrong is said before anything is sent; then the site is in the list. */
export const New: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New site');
    const dialog = await dialogOf('New site');
    const domain = dialog.getByRole('textbox', { name: 'Domain' });
    await write(domain, archive);
    await press(dialog, 'Save');
    const errors = await dialog.findByRole('region', { name: 'Fix this first' });
    await expect(within(errors).getAllByRole('listitem')).toHaveLength(3);
    await expect(domain).toHaveAccessibleDescription(/This one is already in the list/);
    await write(domain, 'press.northlight.example');
    await write(
      dialog.getByRole('textbox', { name: 'Script URL' }),
      'https://consent.cookiebot.example/uc.js',
    );
    await userEvent.click(dialog.getByRole('combobox', { name: 'Service' }));
    await chooseOption('Cookiebot');
    await write(dialog.getByRole('textbox', { name: 'Site ID' }), '7721ab90-press');
    await press(dialog, 'Save');
    await canvas.findByText('press.northlight.example was saved.');
    await expect((await all()).find((each) => each.domain === 'press.northlight.example')).toMatchObject({
      service: 'COOKIEBOT',
      siteId: '7721ab90-press',
      enabled: true,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New site' })).toHaveFocus());
  },
};

/** 4090 by its moment: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, archive);
    const dialog = await dialogOf(`Edit ${archive}`);
    const found = (await all()).find(({ domain }) => domain === archive);
    if (!found) throw new Error('There is no such site.');
    await client.call(updateCookieConsent, {
      params: { ...params, consentId: found.id },
      body: { domain: archive, service: 'CUSTOM', scriptUrl: found.scriptUrl, siteId: null, enabled: true },
    });
    await write(
      dialog.getByRole('textbox', { name: 'Script URL' }),
      'https://archive.northlight.example/new.js',
    );
    await press(dialog, 'Save');
    await press(await dialogOf('Someone else changed this'), 'Save');
    await canvas.findByText(`${archive} was saved.`);
    await expect((await all()).find(({ domain }) => domain === archive)).toMatchObject({
      scriptUrl: 'https://archive.northlight.example/new.js',
      enabled: true,
    });
  },
};

/** A failed call leaves the form as it was; the list and a script can be tried again. */
export const Refused: Story = {
  parameters: {
    faults: {
      listCookieConsents: { kind: 'error500', times: 1 },
      updateCookieConsent: { kind: 'error500' },
      getCookieConsentScript: { kind: 'error500', times: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the cookie consents');
    await press(canvas, 'Try again');
    await press(canvas, archive);
    const dialog = await dialogOf(`Edit ${archive}`);
    const url = dialog.getByRole('textbox', { name: 'Script URL' });
    await write(url, 'https://archive.northlight.example/new.js');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(url).toHaveValue('https://archive.northlight.example/new.js');
    await press(dialog, 'Cancel');
    await press(canvas, `Script for ${archive}`);
    const script = await dialogOf(`Script for ${archive}`);
    await script.findByText('We could not load the script');
    await press(script, 'Try again');
    await script.findByText(/it has no script/);
  },
};

export const Empty: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      name: 'no cookie consents',
      records: { ...scenarios.conference.records, cookieConsents: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No sites yet' });
    await press(canvas, 'New site');
    await dialogOf('New site');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New site' })).toHaveFocus());
  },
};
