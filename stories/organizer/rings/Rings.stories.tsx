import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { changeRing, getRing, listRings } from '../../../src/contract';
import { RingsScreen } from '../../../src/organizer/rings';
import { choose } from '../orders/orderPlay';
import { type Canvas, withRoom } from '../settings';

/** Places of an event where people meet. 002 §3, §7 Rings. */
const meta = {
  id: 'organizer-rings',
  title: 'Organizer/Support/Rings',
  component: RingsScreen,
  args: { eventId: '1001', onFind: fn(), onViewChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof RingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const ringOf = (ringId: string) => client.call(getRing, { params: { eventId: '1001', ringId } });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sectionOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const review = async (dialog: Canvas) => {
  await write(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked for');
  await press(dialog, 'Review change');
  return dialogOf('Make this change?');
};

/** Features, capacity and availability of a ring; a venue has no video. */
export const Conference: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const critique = await sectionOf(canvas, 'Portfolio critique');
    await press(critique, 'Switch features');
    const features = await dialogOf('Switch features');
    await userEvent.click(features.getByRole('switch', { name: 'Recording' }));
    await press(await review(features), 'Switch features');
    await critique.findByText('Done: Switch features: Recording: On');
    await press(critique, 'Make available');
    await press(await review(await dialogOf('Make available')), 'Make available');
    await critique.findByRole('button', { name: 'Make unavailable' });
    await press(critique, 'Set capacity');
    const capacity = await dialogOf('Set capacity');
    await write(capacity.getByRole('textbox', { name: /^Capacity/ }), '16');
    await press(await review(capacity), 'Set capacity');
    await critique.findByText('Done: Set capacity: 16');
    await expect(await ringOf('ring-critique')).toMatchObject({
      capacity: 16,
      available: true,
      features: { recording: true },
    });
    await press(await sectionOf(canvas, 'Glasshouse'), 'Switch features');
    const ofVenue = await dialogOf('Switch features');
    await expect(ofVenue.queryByRole('switch', { name: 'Video' })).toBeNull();
  },
};

/** A new one, its branding, and why it can't be opened while nothing can be done in it. */
export const NewAndRefused: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Add ring');
    const added = await dialogOf('Add ring');
    await write(added.getByRole('textbox', { name: /^Name/ }), 'Reading room');
    await press(await review(added), 'Add ring');
    await canvas.findByText('Done: Add ring: Reading room, At the venue');
    const { rings } = await client.call(listRings, { params: { eventId: '1001' } });
    await expect(rings.find(({ name }) => name === 'Reading room')).toMatchObject({ available: false });

    const room = await sectionOf(canvas, 'Reading room');
    await press(room, 'Change branding');
    const branding = await dialogOf('Change branding');
    await userEvent.click(branding.getByRole('switch', { name: 'Use own branding' }));
    await write(branding.getByRole('textbox', { name: /^Reason/ }), 'Asked for');
    await press(branding, 'Review change');
    await expect(await branding.findAllByText(/Logo URL is required/)).not.toHaveLength(0);
    await write(branding.getByRole('textbox', { name: /^Title/ }), 'Library');
    await write(
      branding.getByRole('textbox', { name: /^Logo URL/ }),
      'https://media.northlight.example/l.svg',
    );
    await press(await review(branding), 'Change branding');
    await room.findByText('Done: Change branding: On: Library');

    await press(await sectionOf(canvas, 'Boat shed'), 'Make available');
    const question = await review(await dialogOf('Make available'));
    await press(question, 'Make available');
    await expect(await question.findByRole('alert')).toHaveTextContent('Every feature is off.');
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await press(await dialogOf('Make available'), 'Cancel');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search rings' }), 'zzz');
    await canvas.findByText('No results');
  },
};

/** Each refusal says what it is about: a ring that attendees see keeps its type and its last feature. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await press(await sectionOf(canvas, 'Lobby'), 'Edit ring');
    const edit = await dialogOf('Edit ring');
    await choose(edit.getByRole('combobox', { name: /^Type/ }), 'At the venue');
    const ofKind = await review(edit);
    await press(ofKind, 'Edit ring');
    await expect(await ofKind.findByRole('alert')).toHaveTextContent('before you change its type');
    await press(ofKind, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await press(edit, 'Cancel');

    await press(await sectionOf(canvas, 'Glasshouse'), 'Switch features');
    const features = await dialogOf('Switch features');
    await userEvent.click(features.getByRole('switch', { name: 'Chat' }));
    const ofFeature = await review(features);
    await press(ofFeature, 'Switch features');
    await expect(await ofFeature.findByRole('alert')).toHaveTextContent('An available ring needs a feature.');
  },
};

/** FAULTS F93: someone else changes the ring meanwhile; both changes are kept. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await press(await sectionOf(canvas, 'Lobby'), 'Edit ring');
    const edit = await dialogOf('Edit ring');
    await write(edit.getByRole('textbox', { name: /^Name/ }), 'Foyer');
    const question = await review(edit);
    const params = { eventId: '1001', ringId: 'ring-lobby' };
    await client.call(changeRing, { params, body: { capacity: 80 } });
    await press(question, 'Edit ring');
    await expect(await question.findByRole('alert')).toHaveTextContent('Someone else changed this.');
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await expect(edit.getByRole('textbox', { name: /^Name/ })).toHaveValue('Foyer');
    await press(edit, 'Review change');
    const conflict = await dialogOf('Someone else changed this');
    await expect(conflict.getByRole('radio', { name: 'Theirs: 80' })).toBeChecked();
    await press(conflict, 'Review change');
    await press(await dialogOf('Make this change?'), 'Edit ring');
    await canvas.findByRole('region', { name: 'Foyer' });
    await expect(await ringOf('ring-lobby')).toMatchObject({ name: 'Foyer', capacity: 80 });
  },
};

export const Failed: Story = {
  parameters: { faults: { listRings: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the rings');
    await press(canvas, 'Try again');
    await canvas.findByRole('region', { name: 'Lobby' });
  },
};

/** None yet: the first one is added from here. */
export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No rings yet' });
    await expect(canvas.queryByRole('searchbox', { name: 'Search rings' })).toBeNull();
    await press(canvas, 'Add ring');
    await dialogOf('Add ring');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add ring' })).toHaveFocus());
  },
};
