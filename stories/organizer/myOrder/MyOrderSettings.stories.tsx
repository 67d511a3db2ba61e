import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getMyOrderSettings, updateMyOrderSettings } from '../../../src/contract';
import { MyOrderSettingsScreen } from '../../../src/organizer/myOrder';
import { type Canvas, withRoom } from '../settings';

/** What buyers can do with their own orders. */
const meta = {
  id: 'organizer-my-order-settings',
  title: 'Organizer/Checkout/Buyer self-service',
  component: MyOrderSettingsScreen,
  args: { eventId: '1001', requestsHref: '#requests', onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof MyOrderSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { eventId: '1001' };
const stored = () => createClient().call(getMyOrderSettings, { params });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('switch', { name }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Each of three things on its own. */
export const Loaded: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Request cancellation');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await stored()).toMatchObject({ editAttendees: true, transfer: true, cancel: false });
  },
};

/** Nothing before somebody allowed it. */
export const NothingAllowed: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch');
    await expect(switches).toHaveLength(3);
    for (const each of switches) await expect(each).not.toBeChecked();
  },
};

/** What the other one saved stays where nothing of one’s own is about it. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Request cancellation');
    await createClient().call(updateMyOrderSettings, {
      params,
      body: { ...(await stored()), editAttendees: false },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(await stored()).toMatchObject({ editAttendees: false, transfer: true, cancel: false });
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getMyOrderSettings: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the settings');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('switch')).toHaveLength(3);
  },
};
