import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { scenarios } from '../../../mocks';
import { EventsScreen } from '../../../src/organizer/events';
import { chooseOption } from '../chooseOption';

/** The events of an account. 002 §7 Events. */
const meta = {
  id: 'organizer-events',
  title: 'Organizer/Account/Events',
  component: EventsScreen,
  args: { accountId: '77', onOpen: fn(), newHref: '#new', templatesHref: '#templates' },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof EventsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first; found by name or city, opened with the keyboard. */
export const Conference: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    const search = canvas.getByRole('searchbox', { name: 'Search events' });
    await userEvent.type(search, 'london');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /Lantern Evenings/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('1002');
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
  },
};

export const Past: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Ended');
    await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Northlight 2025'));
  },
};

export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
  },
};

/** A new account. */
export const NoneYet: Story = {
  args: { accountId: '112' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No events yet' });
    await expect(canvas.getByRole('link', { name: 'New event' })).toHaveAttribute('href', '#new');
  },
};

export const Failed: Story = {
  parameters: { faults: { listEvents: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load your events');
  },
};
