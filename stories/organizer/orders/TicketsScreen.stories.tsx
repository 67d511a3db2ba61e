import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
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

/** Several at once: the bar says how many, and what can be done with them. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tickets' }), '4817');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('checkbox', { name: /NL26-4817-1/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /NL26-4817-2/ }));
    await expect(canvas.getByText(/^2 selected/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeVisible();
  },
};

/** Those that let nobody in are not sent, and it is said before. */
export const ResendSeveral: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tickets' }), '481');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Blocked');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('checkbox', { name: /NL26-4812-1/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Any status');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /NL26-4817-2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resend 2 tickets?' });
    await within(dialog).findByText('1 of 2');
    await expect(within(dialog).getByText('Blocked')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
    await within(dialog).findByText('1 of 1 done');
  },
};

/** Only the chosen ones are in the file. */
export const SelectedExported: Story = {
  parameters: { ...notPictured('Looks as the chosen rows do, with a notice more.') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tickets' }), '4817');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('checkbox', { name: /NL26-4817-2/ }));
    const [, exportSelected] = canvas.getAllByRole('button', { name: 'Export' });
    if (!exportSelected) throw new Error('The bar of the chosen rows has no export.');
    await userEvent.click(exportSelected);
    await canvas.findByText('tickets.xlsx was downloaded.');
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
