import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../mocks';
import { NewEventScreen } from '../../../src/organizer/events';
import { chooseOption } from '../chooseOption';

/** Makes an event, from nothing or with the plan and the tracking pixels of another. 002 §7 Events. */
const meta = {
  id: 'organizer-events-new-event',
  title: 'Organizer/Account/Events/New event',
  component: NewEventScreen,
  args: { accountId: '77', onCreated: fn() },
  parameters: { scenario: scenarios.conference, layout: 'padded' },
} satisfies Meta<typeof NewEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Part by part, as the reader's locale orders them. */
const writeDate = async (canvas: Canvas, name: RegExp, keys: string) => {
  const [first] = within(await canvas.findByRole('group', { name })).getAllByRole('spinbutton');
  if (!first) throw new Error('A date has parts.');
  await userEvent.click(first);
  await userEvent.keyboard(keys);
};

const fill = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Event name' }), 'Maps after Dark');
  await writeDate(canvas, /^Starts/, '091720260630p');
  await writeDate(canvas, /^Ends/, '091720260900p');
};

const create = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Create event' }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Event name' });
    await create(canvas);
    const summary = within(await canvas.findByRole('region', { name: 'Please fix this before saving' }));
    await expect(summary.getAllByRole('link')).toHaveLength(3);
  },
};

/** By the keyboard alone, on the clocks of the latest event. */
export const Created: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Copy from' }));
    await chooseOption('Northlight 2026');
    await create(canvas);
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Maps after Dark',
          'start-date': '2026-09-17T22:30:00.000Z',
          'time-zone-id': 'America/New_York',
          'tier-configuration': { tier: 'PROFESSIONAL', registrations: 1000 },
        }),
      ),
    );
  },
};

/** The account has as many as it may. */
export const OneTooMany: Story = {
  parameters: { faults: { createEvent: { kind: 'refused', code: 4022 } } },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await create(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('reached the event limit of your plan');
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Maps after Dark');
  },
};
