import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../mocks';
import { TicketsScreen } from '../../../src/organizer/orders';
import { chooseOption } from '../chooseOption';

/** Everybody who has a ticket. */
const meta = {
  id: 'organizer-orders-tickets',
  title: 'Organizer/Sales/Orders/Tickets',
  component: TicketsScreen,
  args: { eventId: '1001', hrefOf: (id) => `#${id}` },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof TicketsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conference: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Blocked');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
  },
};

/** Found by the attendee, sent to another address. */
export const Opened: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tickets' }), 'kwame');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /NL26-4817-2/ }));
    const panel = within(await canvas.findByRole('complementary', { name: 'NL26-4817-2' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Transfer' }));
    await screen.findByRole('dialog', { name: 'Transfer ticket NL26-4817-2' });
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
};

export const Failed: Story = {
  parameters: { faults: { searchTickets: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the tickets');
  },
};

export const NobodyBoughtYet: Story = {
  parameters: { scenario: scenarios.noTickets },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No tickets sold yet' });
  },
};
