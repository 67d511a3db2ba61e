import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios, type MockBackend } from '../../../mocks';
import { createClient } from '../../../src/client';
import {
  getMobileApp,
  listMobileCards,
  saveBuildManagerConfig,
  setMobileWhitelabelStatus,
  updateMobileApp,
} from '../../../src/contract';
import { MobileAppScreen } from '../../../src/organizer/mobileApp';
import { type Canvas, previewOf, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** The mobile app of an event: its look, its cards, and how it gets to the stores. 002 §7 Mobile app. */
const meta = {
  id: 'organizer-mobile-app',
  title: 'Organizer/Program/Mobile app',
  component: MobileAppScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof MobileAppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of another organizer. */
const client = createClient();
const query = { accountId: '77', eventId: '1001' };

const nameIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Name' });
const open = async (canvas: Canvas, part: string) =>
  userEvent.click(await canvas.findByRole('tab', { name: part }));
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const cardTitles = async () =>
  (await client.call(listMobileCards, { query })).cards.map(({ title }) => title);

/** The first screen follows what is typed. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await nameIn(canvas), 'Lantern Nights');
    const preview = await previewOf(canvas);
    await waitFor(() => expect(preview.getByText('Lantern Nights')).toBeVisible());
    await expect(preview.getByText('Ferry times')).toBeVisible();
    await expect(preview.queryByText('Pictures of 2025')).toBeNull();
    await press(canvas, 'Save');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect((await client.call(getMobileApp, { query })).name).toBe('Lantern Nights');
  },
};

export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await nameIn(canvas), ' ');
    await write(canvas.getByRole('textbox', { name: 'Icon' }), 'http://northlight.example/icon.png');
    await write(canvas.getByRole('textbox', { name: 'Main color' }), 'blue');
    await press(canvas, 'Save');
    for (const problem of ['Name is required', 'Enter a URL that starts with https://', /^Enter a color as/])
      await expect((await canvas.findAllByText(problem)).length).toBeGreaterThan(0);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await write(await nameIn(canvas), 'Lantern Nights');
    const app = await client.call(getMobileApp, { query });
    await client.call(updateMobileApp, { query, body: { ...app, name: 'Pier Nights', splashUrl: '' } });
    await press(canvas, 'Save');
    const question = await dialog();
    await expect(question.getByText('Pier Nights')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Splash image' })).toHaveValue('');
    await expect(await nameIn(canvas)).toHaveValue('Lantern Nights');
  },
};

/** Each change is saved at once: moved with the keyboard, hidden, added, removed. */
export const Cards: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await open(canvas, 'Cards');
    (await canvas.findByRole('button', { name: 'Move Ferry times' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('Ferry times is now 3 of 6.')).toBeInTheDocument();
    await waitFor(async () => expect((await cardTitles())[2]).toBe('Ferry times'));
    await press(canvas, 'Hide Programme');
    await canvas.findByRole('button', { name: 'Show Programme' });
    await press(canvas, 'Add card');
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Cloakroom');
    await userEvent.click(form.getByRole('combobox', { name: 'Opens' }));
    await chooseOption('Web page');
    const address = await form.findByRole('textbox', { name: 'URL' });
    await userEvent.type(address, 'http://coats.example');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Enter a URL that starts with https://')).length).toBeGreaterThan(
      0,
    );
    await write(address, 'https://coats.example');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', { name: 'Cloakroom' });
    await press(canvas, 'Remove Partners');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await cardTitles()).not.toContain('Partners'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Home screen cards' })).toHaveFocus());
  },
};

const { records } = scenarios.conference;
const seed = {
  kind: 'text' as const,
  text: 'Doors open at 9:00.',
  url: '',
  visible: true,
  created: '2026-01-14T10:00:00.000Z',
  modified: '2026-01-14T10:00:00.000Z',
};
const withCards = (name: string, count: number): Pick<Story, 'parameters'> => ({
  parameters: {
    scenario: {
      ...scenarios.conference,
      name,
      records: {
        ...records,
        mobileCards: {
          '1001': Array.from({ length: count }, (_, index) => ({
            ...seed,
            id: `card-${index}`,
            title: `Card ${index + 1}`,
          })),
        },
      },
    },
  },
});

export const NoCards: Story = {
  ...withCards('no cards', 0),
  play: async ({ canvas }) => {
    await open(canvas, 'Cards');
    await expect(await canvas.findByText('No cards yet')).toBeVisible();
    await expect((await previewOf(canvas)).getByText('Cards appear here.')).toBeVisible();
  },
};

export const TwelveCards: Story = {
  ...withCards('twelve cards', 12),
  play: async ({ canvas }) => {
    await open(canvas, 'Cards');
    await expect(await canvas.findByText(/^You’ve reached the limit of 12 cards/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add card' })).toBeNull();
  },
};

/** What is missing is told before anything is sent; then the build is looked at until it is in the stores. */
export const Published: Story = {
  parameters: pictured,
  play: async ({ canvas, loaded }) => {
    await open(canvas, 'Publishing');
    await expect(await canvas.findByText('The version must be higher than 2.3.1.')).toBeVisible();
    await press(canvas, 'Build and publish');
    await expect(canvas.getByText('The version must be higher than 2.3.1.').parentElement).toHaveFocus();
    await write(canvas.getByRole('textbox', { name: 'Version' }), '2.4.0');
    await waitFor(() => expect(canvas.queryByText('Not ready to publish')).toBeNull());
    await press(canvas, 'Build and publish');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Build and publish' }));
    await expect(await canvas.findByText('Queued')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Build and publish' })).toBeNull();
    (loaded['backend'] as MockBackend).clock.advance(11 * 60_000);
    await expect(await canvas.findByText('Version 2.4.0 is in the stores')).toBeVisible();
  },
};

/** 4091: somebody else began a build. 4022: somebody else took the icon away. What was typed stays. */
export const BuildRefused: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Publishing');
    const version = await canvas.findByRole('textbox', { name: 'Version' });
    await write(version, '2.5.0');
    const app = await client.call(getMobileApp, { query });
    await client.call(updateMobileApp, { query, body: { ...app, iconUrl: '' } });
    await press(canvas, 'Build and publish');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Build and publish' }));
    await expect(await canvas.findByText(/^The app needs an icon/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The app has no icon.');

    const { modified } = await client.call(getMobileApp, { query });
    await client.call(updateMobileApp, { query, body: { ...app, modified } });
    const body = {
      platforms: ['android' as const],
      bundleId: 'example.northlight.app',
      versionName: '2.4.0',
      privacyUrl: 'https://northlight.example/privacy',
    };
    await client.call(saveBuildManagerConfig, { query: { ...query, publish: true }, body });
    await press(canvas, 'Save');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A build is in progress'));
    await expect(version).toHaveValue('2.5.0');
  },
};

const p12 = (name: string) =>
  new File([`0\x14Northlight app ${name} `], `${name}.p12`, { type: 'application/x-pkcs12' });

/** 002 §5: file, password and group are required; none of them can be found afterwards. */
export const Certificate: Story = {
  parameters: pictured,
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, 'Publishing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace certificate' }));
    const form = await dialog();
    await userEvent.clear(form.getByRole('textbox', { name: 'Group ID' }));
    await userEvent.click(form.getByRole('button', { name: 'Upload' }));
    for (const problem of ['Certificate is required', 'Password is required', 'Group ID is required'])
      await expect((await form.findAllByText(problem)).length).toBeGreaterThan(0);
    const file = form.getByLabelText('Certificate');
    await userEvent.upload(file, new File(['?'], 'icon.png', { type: 'image/png' }), { applyAccept: false });
    await form.findAllByText(/^Choose a PKCS#12 file/);
    await userEvent.upload(file, p12('2024'));
    await write(form.getByRole('textbox', { name: 'Group ID' }), 'NL7QX2B9KD');
    await userEvent.type(form.getByLabelText('Password'), 'latern');
    await userEvent.click(form.getByRole('button', { name: 'Upload' }));
    await form.findAllByText('This password doesn’t open the certificate');
    await write(form.getByLabelText('Password'), 'lantern');
    await userEvent.click(form.getByRole('button', { name: 'Upload' }));
    await form.findAllByText(/^This certificate has expired/);
    await userEvent.upload(file, p12('push'));
    await userEvent.click(form.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(canvas.getByText('Apple Push Services: example.northlight.app')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('lantern');
  },
};

/** Approved: turned on. What support staff do meanwhile is told (4091). */
export const OwnName: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Publishing');
    await press(canvas, 'Turn on');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByText('Attendees use your app.')).toBeVisible();
    for (const newStatus of ['IN_REVIEW', 'REJECTED'] as const)
      await client.call(setMobileWhitelabelStatus, { query, body: { newStatus } });
    await press(canvas, 'Turn off');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByText('Not approved')).toBeVisible();
    await press(canvas, 'Request app');
    await canvas.findByRole('button', { name: 'Withdraw request' });
    await client.call(setMobileWhitelabelStatus, { query, body: { newStatus: 'IN_REVIEW' } });
    await press(canvas, 'Withdraw request');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The status has changed.');
    await expect(canvas.getByText('In review')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getMobileApp: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the app');
  },
};
