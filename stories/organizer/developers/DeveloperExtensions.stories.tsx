import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { deleteDeveloperApp, listDeveloperExtensions } from '../../../src/contract';
import { DeveloperExtensionsScreen } from '../../../src/organizer/developers';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Pages of apps in the organizer's tools. 002 §7 developer extensions. */
const meta = {
  id: 'organizer-developer-extensions',
  title: 'Organizer/Account/Extensions',
  component: DeveloperExtensionsScreen,
  args: { accountId: '77', apps: { href: '#apps' }, onViewChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof DeveloperExtensionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77' };
const client = createClient();
const all = async () => (await client.call(listDeveloperExtensions, { params, query: {} })).extensions;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const nameOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'Name' });
const urlOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'URL' });

/** Added on a host of its app, found by place and status, turned on, deleted. */
export const Journey: Story = {
  parameters: asJourney,
  play: async ({ canvas, args }) => {
    await press(canvas, 'New extension');
    const form = await dialogOf('New extension');
    await write(nameOf(form), 'Door signs');
    await write(urlOf(form), 'https://papersmith.example/all');
    await userEvent.click(form.getByRole('combobox', { name: 'App' }));
    await chooseOption('Badge press');
    await press(form, 'Save');
    await waitFor(() => expect(urlOf(form)).toHaveAccessibleDescription(/Enter a URL on a host/));
    await expect(nameOf(form)).toHaveAccessibleDescription(/Another extension of this app has this name/);
    await write(nameOf(form), 'Reprint all');
    await write(urlOf(form), 'https://badges.papersmith.example/all');
    await userEvent.click(form.getByRole('switch', { name: 'Active' }));
    await press(form, 'Save');
    await canvas.findByText('Reprint all was saved.');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Inactive');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
    await chooseOption('Orders');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { enabled: 'no', place: 'orderList' } }),
    );
    await press(canvas, 'Reprint all');
    const dialog = await dialogOf('Edit Reprint all');
    await expect(dialog.queryByRole('combobox', { name: 'App' })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }));
    await press(dialog, 'Save');
    // It is on now, and so out of what is shown.
    await press(canvas, 'Clear filters');
    await press(canvas, 'Delete Reprint all');
    await press(await dialogOf('Delete Reprint all?'), 'Delete');
    await canvas.findByText('Reprint all was deleted.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect((await all()).some(({ name }) => name === 'Reprint all')).toBe(false);
  },
};

/** Each refusal says why where it was asked for: 4046, as somebody deleted the app, and 500. Nothing typed is lost. */
export const Refused: Story = {
  parameters: { ...pictured, faults: { deleteDeveloperExtension: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Book it');
    const question = await dialogOf('Delete Book it?');
    await press(question, 'Delete');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');

    await press(canvas, 'New extension');
    const form = await dialogOf('New extension');
    await userEvent.click(form.getByRole('combobox', { name: 'App' }));
    await chooseOption('Open letters');
    await write(nameOf(form), 'Letters');
    await write(urlOf(form), 'https://letters.openwork.example/list');
    await client.call(deleteDeveloperApp, { params: { ...params, appId: 'app-letters' } });
    await press(form, 'Save');
    await expect(await form.findByRole('alert')).toHaveTextContent('The extension or its app was deleted');
    await expect(nameOf(form)).toHaveValue('Letters');
  },
};

const { records } = scenarios.conference;
const worldOf = (name: string, changes: Partial<typeof records>) => ({
  scenario: { ...scenarios.conference, name, records: { ...records, ...changes } },
});

/** None yet: the first one is added from here. */
export const Empty: Story = {
  parameters: { ...pictured, ...worldOf('no extensions', { developerExtensions: { '77': [] } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No extensions yet' });
    await press(canvas, 'New extension');
    await dialogOf('New extension');
  },
};

/** Without an app there is nothing to extend: the way to the apps instead. */
export const WithoutApps: Story = {
  parameters: worldOf('no apps', { developerApps: { '77': [] }, developerExtensions: { '77': [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^An extension belongs to an app/);
    await expect(canvas.getByRole('link', { name: 'Go to apps' })).toHaveAttribute('href', '#apps');
    await expect(canvas.queryByRole('button', { name: 'New extension' })).toBeNull();
  },
};
