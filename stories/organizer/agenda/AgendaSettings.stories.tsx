import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAgendaSettings, updateAgendaSettings } from '../../../src/contract';
import { AgendaSettingsScreen } from '../../../src/organizer/agenda';
import { type Canvas, withRoom } from '../settings';

const params = { accountId: '77', eventId: '1001' };

/** How an agenda looks, and its tracks, locations and tags. 002 §2 agenda tag management, agenda locations; §7 Agenda. */
const meta = {
  id: 'organizer-agenda-settings',
  title: 'Organizer/Program/Agenda/Settings',
  component: AgendaSettingsScreen,
  args: { ...params, onSaved: fn(), back: { href: '#agenda', label: 'Agenda' } },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof AgendaSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const settings = () => client.call(getAgendaSettings, { params });
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
};

/** Tags: one is added, one renamed, one moved, and one that no session has removed. */
export const Tags: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await field(canvas, 'Name of tag 2'), 'With your hands');
    await press(canvas, 'Remove In Spanish');
    await press(canvas, 'Add tag');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of tag 5' })).toHaveFocus());
    await userEvent.paste('For children');
    await press(canvas, 'Move Accessibility up');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect((await settings()).tags.map(({ name }) => name)).toEqual([
      ...['For beginners', 'With your hands', 'Accessibility', 'Recorded', 'For children'],
    ]);
  },
};

/** Locations and tracks: seats and colours; what sessions have stays. Somebody else adds a tag meanwhile, which stays as well. */
export const LocationsAndTracks: Story = {
  play: async ({ canvas, args }) => {
    await write(await field(canvas, 'Seats of Great Hall'), '420');
    await press(canvas, 'Add location');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of location 6' })).toHaveFocus());
    await userEvent.paste('Sail Loft');
    await write(canvas.getByRole('textbox', { name: 'Color of Letters' }), '#0a3d4a');
    await press(canvas, 'Remove Letters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Letters is in use' }));
    await expect(dialog.getByText(/sessions use it/)).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    const { tags, version } = await settings();
    await client.call(updateAgendaSettings, {
      params,
      body: { version, tags: [...tags, { id: 'tag-6', name: 'Outdoors' }] },
    });
    await save(canvas);
    const conflict = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await userEvent.click(conflict.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const { locations, tracks, ...rest } = await settings();
    await expect(rest.tags.map(({ name }) => name)).toContain('Outdoors');
    await expect(locations[0]).toMatchObject({ name: 'Great Hall', capacity: 420 });
    await expect(locations[5]).toMatchObject({ name: 'Sail Loft', capacity: null });
    await expect(tracks[0]).toMatchObject({ name: 'Letters', color: '#0a3d4a' });
  },
};

/** Names are unique within their list, and a location holds what its sessions take. */
export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await field(canvas, 'Name of track 2'), ' letters');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name of tag 1' }));
    await write(canvas.getByRole('textbox', { name: 'Seats of Boat Shed' }), '3');
    await save(canvas);
    for (const problem of [
      'This name is already in use',
      'Enter a name',
      'A session in this location has 14 seats',
    ])
      await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
