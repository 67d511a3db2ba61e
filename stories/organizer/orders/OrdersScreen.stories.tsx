import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrdersScreen } from '../../../src/organizer/orders';

/** The list with its data: search, status, pages and order of rows are asked of the backend. */
const meta = {
  id: 'organizer-orders-screen',
  title: 'Organizer/Sales/Orders/Screen',
  component: OrdersScreen,
  args: { eventId: '1001', hrefOf: (id) => `#${id}` },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

/** Rows a page and their height, remembered in this browser. */
export const CompactRows: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '25');
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('1–25 of 25');
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBe(36);
  },
};

export const Conference: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('11–20 of 25');
    await userEvent.click(canvas.getByRole('button', { name: /^Total/ }));
    await waitFor(() => expect(rowNames(canvas.getByRole('grid'))[0]).toContain('2000-4816'));
    await userEvent.type(canvas.getByRole('searchbox'), 'osei');
    await canvas.findByText('1–1 of 1');
    await expect(within(canvas.getByRole('grid')).getByText('Amara Osei')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Refunded 2' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};

/** What is found is saved as a file. */
export const Exported: Story = {
  parameters: { ...notPictured('The list looks as in the other stories.') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refunded 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: /csv/i }));
    await canvas.findByText('orders.csv was downloaded.');
  },
};

/** Where there is room, the order stands beside the list, and Escape leads back to its row. */
export const OrderBeside: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('link', { name: /2000-4817/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('complementary', { name: '2000-4817' });
    await expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(within(panel).getByText('LANTERN20')).toBeVisible();
    await expect(await within(panel).findByText('Your net income')).toBeVisible();
    await expect(within(panel).getByText('Event shared on LinkedIn')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await canvas.findByRole('complementary');
  },
};

/** Where there is not, it opens as a dialog. */
export const OrderInDialog: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /2000-4817/ }));
    const dialog = await screen.findByRole('dialog', { name: '2000-4817' });
    await expect(await within(dialog).findByText('Your net income')).toBeVisible();
  },
};

/** Several orders at once: what is eligible is known beforehand and done by one call after the other. */
export const ResendSeveral: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('checkbox', { name: /2000-4817/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /2000-4811/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resend the tickets of 2 orders?' });
    await within(dialog).findByText('1 of 2');
    await expect(within(dialog).getByText('Already refunded')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
    await within(dialog).findByText('1 of 1 done');
  },
};

/** What comes of it is said before: how many, how much money, and why not the others. */
export const RefundQuestion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 25' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund 25 orders in full?' });
    await within(dialog).findByText(/^\d+ of 25$/);
    await expect(within(dialog).getByText('Total refund')).toBeVisible();
    await expect(within(dialog).getByText('Not paid yet')).toBeVisible();
  },
};

export const RefundSeveral: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('checkbox', { name: /2000-4817/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund 1 order in full?' });
    await within(dialog).findByText('1 of 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await within(dialog).findByText('1 of 1 done');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await canvas.findByRole('button', { name: 'Refunded 3' });
  },
};

/** Stopped, it begins no other; what is on its way may have been done. */
export const RefundStopped: Story = {
  parameters: {
    ...notPictured('Looks as the others do, with a notice more.'),
    faults: { disputeOrder: { kind: 'neverAnswers' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('checkbox', { name: /2000-4817/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /2000-4815/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund 2 orders in full?' });
    await within(dialog).findByText('2 of 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await within(dialog).findByText('0 of 2 done');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await within(dialog).findByText('Stopped early');
    await expect(within(dialog).getByText('Not started: 1')).toBeVisible();
    await expect(within(dialog).getByText(/It may have been done/)).toHaveTextContent('2000-481');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await expect(await canvas.findByRole('button', { name: 'Refunded 2' })).toBeVisible();
  },
};

/** How many can be cancelled, and why not the others: what was paid is refunded instead. */
export const CancelQuestion: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 25' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 25 orders?' });
    await within(dialog).findByText('4 of 25');
    for (const reason of ['Paid: refund instead', 'Already refunded', 'Dispute open'])
      await expect(within(dialog).getByText(reason)).toBeVisible();
  },
};

/** Those that are eligible are cancelled, one after the other. */
export const CancelSeveral: Story = {
  parameters: { ...notPictured('Its question and the list are pictured elsewhere.') },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 25');
    for (const id of [/2000-4816/, /2000-4813/, /2000-4817/])
      await userEvent.click(canvas.getByRole('checkbox', { name: id }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 3 orders?' });
    await within(dialog).findByText('2 of 3');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel orders' }));
    await within(dialog).findByText('2 of 2 done');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await canvas.findByRole('button', { name: 'Canceled 2' });
  },
};

export const NobodyBoughtYet: Story = {
  parameters: { scenario: scenarios.noTickets },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders yet' });
  },
};

/** The address names an order that does not exist. */
export const UnknownOrder: Story = {
  args: { openedId: 'nope' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('heading', { name: 'This page doesn’t exist' });
    await expect(page.getByRole('heading', { name: 'nope' })).toBeVisible();
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page doesn’t exist' });
  },
};
