import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { scenarios } from '../../../../mocks';
import { OrganizerShell } from '../../../../src/organizer/kit/shell';
import { EventSwitcherView } from '../../../../src/organizer/kit/shell/EventSwitcher';
import { organizerEvents } from './events.fixtures';

/** Whose screens these are, and the way to the account's other events. */
const meta = {
  title: 'Organizer/Kit/Event switcher',
  component: EventSwitcherView,
  parameters: { layout: 'fullscreen', scenario: scenarios.conference },
  args: { events: organizerEvents, eventId: '1001', onSwitch: fn(), onRetry: fn() },
  render: (args) => (
    <OrganizerShell items={[]} switcher={<EventSwitcherView {...args} />}>
      <h1>{'Orders'}</h1>
    </OrganizerShell>
  ),
} satisfies Meta<typeof EventSwitcherView>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('button', { name: /Switch event$/ }));

export const Closed: Story = {};

/** Found by name or city, taken with Enter. */
export const Open: Story = {
  play: async ({ args }) => {
    await open();
    const field = await screen.findByRole('combobox', { name: 'Find an event' });
    await userEvent.type(field, 'lantern');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith('1002');
    await open();
    await screen.findByRole('listbox');
  },
};

export const NoneFound: Story = {
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(await screen.findByText('No events found.')).toBeVisible();
  },
};

export const Loading: Story = { args: { events: null, isUpdating: true }, play: open };

export const Failed: Story = {
  args: { events: null, hasFailed: true },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
