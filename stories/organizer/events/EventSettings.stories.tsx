import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import {
  getEvent,
  getTrackingPixels,
  getWidgetBootstrap,
  listEventTemplates,
  updateEvent,
  updateTrackingPixels,
} from '../../../src/contract';
import { EventSettingsScreen } from '../../../src/organizer/events';
import { chooseOption } from '../chooseOption';

/** What buyers read of an event, its plan, its tracking pixels, and how to delete it. 002 §3, §7 Events. */
const meta = {
  id: 'organizer-events-settings',
  title: 'Organizer/Account/Events/Settings',
  component: EventSettingsScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn(), onDeleted: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof EventSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Of another organizer. */
const client = createClient();
const params = { accountId: '77', eventId: '1001' };

const nameIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Event name' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));
const chooseZone = async (canvas: Canvas, query: string, option: RegExp) => {
  await write(canvas.getByRole('combobox', { name: 'Time zone' }), query);
  await chooseOption(option);
};

export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await nameIn(canvas)).toHaveValue('Northlight 2026');
    await canvas.findByText('482910375566');
    // Figures of a time stand in isolation marks.
    await expect(canvas.getByRole('group', { name: /^Starts/ })).toHaveTextContent(
      /05\/14\/2026.{0,4}09:00.{0,3}am/,
    );
    await expect(canvas.getByText(/so it can’t be deleted/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete event' })).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await write(await nameIn(canvas), 'Northlight, once more');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await canvas.findByText('Saved');
    await expect((await client.call(getEvent, { params })).name).toBe('Northlight, once more');
  },
};

/** Each rule, at its field. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await write(await nameIn(canvas), ' ');
    const end = canvas.getByRole('group', { name: /^Ends/ });
    const [month] = within(end).getAllByRole('spinbutton');
    if (!month) throw new Error('A date has parts.');
    await userEvent.click(month);
    await userEvent.keyboard('04');
    await save(canvas);
    const summary = within(await canvas.findByRole('region', { name: 'Fix this first' }));
    await summary.findByRole('link', { name: /Event name is required/ });
    await summary.findByRole('link', { name: /The end must be after the start/ });
  },
};

/** Buyers see it above the tickets once it is saved, and no longer once the field is empty. */
export const PictureSaved: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await nameIn(canvas);
    const image = canvas.getByRole('textbox', { name: /^Image/ });
    const seen = async () =>
      (await client.call(getWidgetBootstrap, { params: { eventId: '1001' } })).event['picture-url'];
    await write(image, 'http://media.northlight.example/event/harbor.jpg');
    await save(canvas);
    await canvas.findByRole('region', { name: 'Fix this first' });
    await write(image, 'https://media.northlight.example/event/harbor.jpg');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await seen()).toBe('https://media.northlight.example/event/harbor.jpg');
    await userEvent.clear(image);
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(2));
    await expect(await seen()).toBeUndefined();
    await write(image, 'https://media.northlight.example/event/harbor.jpg');
    await canvas.findByRole('img', { name: 'Current image' });
  },
};

/** The figures stay, on other clocks; who ordered is not told, so it is asked first. */
export const OtherZoneWithOrders: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await nameIn(canvas);
    await chooseZone(canvas, 'london', /^London/);
    await expect(await canvas.findByText('Times keep their clock time')).toBeVisible();
    await save(canvas);
    const dialogBox = await dialog('Change the dates of an event with orders?');
    await userEvent.click(dialogBox.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSaved).not.toHaveBeenCalled();
    await save(canvas);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Change dates' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const { 'start-date': start } = await client.call(getEvent, { params });
    await expect(start).toBe('2026-05-14T08:00:00.000Z');
    await waitFor(() => expect(canvas.queryByText('Times keep their clock time')).toBeNull());
  },
};

/** Somebody else saved first: nothing typed is lost, and each difference is decided. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await write(await nameIn(canvas), 'Mine');
    const now = await client.call(getEvent, { params });
    await client.call(updateEvent, { params, body: { ...now, name: 'Theirs' } });
    await save(canvas);
    const dialogBox = await dialog();
    await expect(dialogBox.getByText('Theirs')).toBeVisible();
    await userEvent.click(dialogBox.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
    await expect(await nameIn(canvas)).toHaveValue('Mine');
  },
};

export const NotSaved: Story = {
  parameters: { faults: { updateEvent: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await write(await nameIn(canvas), 'Northlight, once more');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your changes are not saved');
    await expect(await nameIn(canvas)).toHaveValue('Northlight, once more');
  },
};

/** One is added while somebody else adds another: both stay. */
export const PixelAdded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('482910375566');
    const { pixels, modified } = await client.call(getTrackingPixels, { params });
    const theirs = { provider: 'google', pixelId: 'G-THEIRS', pages: ['tickets'] } as const;
    await client.call(updateTrackingPixels, {
      params,
      body: { pixels: [...pixels, { ...theirs, pages: [...theirs.pages] }], modified },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add pixel' }));
    const form = await dialog('Add pixel');
    const id = form.getByRole('textbox', { name: 'Pixel ID' });
    await write(id, '<script>');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findAllByText(/Use 4 to 40 letters/);
    await write(id, 'G-MINE');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await canvas.findByText('G-MINE');
    await expect(canvas.getByText('G-THEIRS')).toBeVisible();
  },
};

export const PixelChanged: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit 7730142' }));
    const form = await dialog('Edit 7730142');
    await expect(form.getByRole('checkbox', { name: 'Ticket page' })).not.toBeChecked();
  },
};

export const PixelRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove 7730142' }));
    const dialogBox = await dialog('Remove 7730142?');
    await userEvent.click(dialogBox.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('7730142')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add pixel' })).toHaveFocus());
  },
};

export const PixelsNotLoaded: Story = {
  parameters: { faults: { getTrackingPixels: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the tracking pixels');
    await expect(await nameIn(canvas)).toHaveValue('Northlight 2026');
  },
};

export const BackToClassicRegistration: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to classic' }));
    const question = await dialog('Switch to classic registration?');
    await expect(question.getByText(/You can’t switch back here/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Switch to classic' }));
    const classic = await canvas.findByText('Buyers register with the classic version.');
    await waitFor(() => expect(classic).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Switch to classic' })).toBeNull();
  },
};

export const RegistrationNotSwitched: Story = {
  parameters: { faults: { migrateToClassicRegistration: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to classic' }));
    const question = await dialog('Switch to classic registration?');
    await userEvent.click(question.getByRole('button', { name: 'Switch to classic' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The version was not changed');
    await expect(canvas.getByText('Buyers register with the current version.')).toBeVisible();
  },
};

export const RegistrationVersionNotLoaded: Story = {
  parameters: { faults: { getRegistrationVersions: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the registration version',
    );
    await expect(await nameIn(canvas)).toHaveValue('Northlight 2026');
  },
};

/** Its name is typed first; what was changed in the form is no reason to stay. */
export const Deleted: Story = {
  parameters: pictured,
  args: { eventId: '1003' },
  play: async ({ canvas, args }) => {
    await userEvent.type(await nameIn(canvas), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete event' }));
    const dialogBox = await dialog('Delete Northlight Summer School?');
    const confirm = () => userEvent.click(dialogBox.getByRole('button', { name: 'Delete event' }));
    await confirm();
    await dialogBox.findAllByText(/This doesn’t match the event name/);
    await write(dialogBox.getByRole('textbox'), 'Northlight Summer School');
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const NotDeleted: Story = {
  args: { eventId: '1003' },
  parameters: { faults: { deleteEvent: { kind: 'refused', code: 4091 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete event' }));
    const dialogBox = await dialog();
    await write(dialogBox.getByRole('textbox'), 'Northlight Summer School');
    await userEvent.click(dialogBox.getByRole('button', { name: 'Delete event' }));
    await expect(await dialogBox.findByRole('alert')).toHaveTextContent(
      'This event has orders, or its tickets are on sale',
    );
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const NotLoaded: Story = {
  parameters: { ...pictured, faults: { getEvent: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the event');
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page doesn’t exist' });
  },
};

/** Its name is offered; what was made of it is said, and the button has the focus again. */
export const SavedAsTemplate: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Save as template' });
    await userEvent.click(button);
    const naming = await dialog('New template');
    await expect(naming.getByRole('textbox', { name: 'Name' })).toHaveValue('Northlight 2026');
    await userEvent.click(naming.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Northlight 2026 was saved.');
    await waitFor(() => expect(button).toHaveFocus());
    const { templates } = await client.call(listEventTemplates, { params: { accountId: '77' } });
    await expect(templates.find(({ name }) => name === 'Northlight 2026')).toMatchObject({
      hours: 33,
      'time-zone-id': 'America/New_York',
    });
  },
};
