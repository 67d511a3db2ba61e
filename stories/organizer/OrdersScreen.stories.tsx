import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../mocks';
import { OrdersScreen } from '../../src/organizer/orders';

/** The list with its data: search, status and pages are asked of the backend. */
const meta = {
  title: 'Organizer/Orders screen',
  component: OrdersScreen,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conference: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('11–20 of 25');
    await userEvent.type(canvas.getByRole('searchbox'), 'osei');
    await canvas.findByText('1–1 of 1');
    await expect(within(canvas.getByRole('table')).getByText('Amara Osei')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Refunded' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

export const NobodyBoughtYet: Story = {
  parameters: { scenario: scenarios.noTickets },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders yet' });
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: "We can't find this event" });
  },
};
