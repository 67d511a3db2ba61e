import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listDeveloperApps, listDeveloperExtensions } from '../../../src/contract';
import { DeveloperAppsScreen } from '../../../src/organizer/developers';
import { type Canvas, withRoom } from '../settings';

/** Software that can use the data of an account. 002 §7 developer apps. */
const meta = {
  id: 'organizer-developer-apps',
  title: 'Organizer/Account/Apps',
  component: DeveloperAppsScreen,
  args: { accountId: '77' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof DeveloperAppsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77' };
const client = createClient();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const nameOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'Name' });
const urlsOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'Redirect URLs' });

/** What is wrong is said at its field; the secret is shown once; what a deletion ends is said before. */
export const Journey: Story = {
  parameters: asJourney,
  play: async ({ canvas }) => {
    await press(canvas, 'New app');
    const form = await dialogOf('New app');
    await write(nameOf(form), 'badge PRESS');
    await write(urlsOf(form), 'http://seats.lumen-lab.example');
    await press(form, 'Save');
    await waitFor(() => expect(nameOf(form)).toHaveAccessibleDescription(/Another app has this name/));
    await expect(urlsOf(form)).toHaveAccessibleDescription(/Enter URLs that start with https/);
    await expect(form.getByRole('group', { name: /Permissions/ })).toHaveAccessibleDescription(
      /Choose what the app can do/,
    );
    await write(nameOf(form), 'Seat finder');
    await write(
      urlsOf(form),
      'https://seats.lumen-lab.example/signed-in\nhttps://test.lumen-lab.example/signed-in',
    );
    await userEvent.click(form.getByRole('checkbox', { name: 'Read tickets' }));
    await press(form, 'Save');

    const secret = await dialogOf('Client secret of Seat finder');
    await userEvent.keyboard('{Escape}');
    await expect(secret.getByText('Copy it now. You can’t see it again.')).toBeVisible();
    await press(secret, 'Done');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New app' })).toHaveFocus());
    await canvas.findByRole('heading', { name: 'Seat finder' });
    await expect((await client.call(listDeveloperApps, { params })).apps.at(-1)).toMatchObject({
      redirectUrls: ['https://seats.lumen-lab.example/signed-in', 'https://test.lumen-lab.example/signed-in'],
      scopes: ['tickets.read'],
    });

    await press(canvas, 'Delete Badge press');
    const question = await dialogOf('Delete Badge press?');
    await question.findByText(/These extensions are deleted too: .*Door signs.*Print a badge/);
    await press(question, 'Delete');
    await canvas.findByText('Badge press was deleted.');
    const { extensions } = await client.call(listDeveloperExtensions, { params, query: {} });
    await expect(extensions.map(({ name }) => name)).toEqual(['Book it', 'The month']);
  },
};

/** 4022: an extension is on a host that would no longer be the app's. Nothing typed is lost. */
export const HostUsed: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Harbour ledger');
    const dialog = await dialogOf('Edit Harbour ledger');
    await write(urlsOf(dialog), 'https://books.harbourtrust.example/signed-in');
    await press(dialog, 'Save');
    await waitFor(() => expect(urlsOf(dialog)).toHaveAccessibleDescription(/An extension uses a host/));
    await expect(urlsOf(dialog)).toHaveValue('https://books.harbourtrust.example/signed-in');
  },
};

/** The list says whether it is there; its secret is lost with the answer. A list that can't be read is tried again. */
export const CreationUncertain: Story = {
  parameters: {
    faults: {
      createDeveloperApp: { kind: 'lostAfterCommit' },
      listDeveloperApps: { kind: 'error500', times: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the apps');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    // The other list may still be on its way.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await userEvent.click(retry);
    await press(canvas, 'New app');
    const dialog = await dialogOf('New app');
    await write(nameOf(dialog), 'Seat finder');
    await write(urlsOf(dialog), 'https://seats.lumen-lab.example/signed-in');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read tickets' }));
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The app may have been added.');
    await expect(nameOf(dialog)).toHaveValue('Seat finder');
  },
};

const { records } = scenarios.conference;

/** None yet: the first one is added from here. */
export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no apps',
      records: { ...records, developerApps: { '77': [] }, developerExtensions: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No apps yet' });
    await press(canvas, 'New app');
    await dialogOf('New app');
  },
};
