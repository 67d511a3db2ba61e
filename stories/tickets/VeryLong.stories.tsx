import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import { Button } from '../../src/themed/kit/Button';
import { TicketTable, type TicketTableProps } from '../../src/themed/tickets';
import { scenarios, setting, ticket, ticketsOf } from '../fixtures/tickets';

/** The list comes at a press, so that what is there at once can be told. */
function LateTable(props: TicketTableProps) {
  const [selection, setSelection] = useState(props.selection);
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <TicketTable {...props} selection={selection} onSelectionChange={setSelection} />
  ) : (
    <Button onClick={() => setShown(true)}>Show the list</Button>
  );
}

/** More than anybody plans for: ticket types by the thousand, descriptions by the megabyte. FAULTS F05. */
const meta = {
  title: 'Tickets/VeryLong',
  component: TicketTable,
  // Axe would look at tens of thousands of elements; the same rows are looked at in TicketTable.
  parameters: { a11y: { test: 'off' }, ...notPictured('Ten thousand rows make no other picture than ten.') },
  tags: ['!autodocs'],
  args: { ...setting, tickets: [], selection: {}, showFees: true, onSelectionChange: fn() },
  render: (args) => <LateTable {...args} />,
  beforeEach: async () => {
    await import('../../src/themed/tickets/extras');
  },
} satisfies Meta<typeof TicketTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither among the args nor in what is rendered first: Storybook writes down each value of those, which takes longer than the list. */
const showing = (tickets: TicketTableProps['tickets']): NonNullable<Story['render']> => {
  const Visible = (props: TicketTableProps) => <LateTable {...props} tickets={tickets} />;
  return function Given(args) {
    return <Visible {...args} />;
  };
};

const all = ticketsOf(scenarios.manyTickets(2_500));
const hundredThousand = Array.from({ length: 100_000 }, (_, index) => ({
  ...ticket.onSale,
  id: `n${index}`,
}));

/** Once the browser has drawn what `act` led to. */
async function afterFrameOf(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const rowsIn = (root: HTMLElement) => root.querySelectorAll('tbody > tr').length;

/** Rows beyond the first hundred are drawn while the page has nothing else to do. */
const afterDrawing = { timeout: 60_000 };
const drawsRows = (root: HTMLElement, count: number) =>
  waitFor(() => expect(rowsIn(root)).toBe(count), afterDrawing);

/**
 * FAULTS F05, F86: of a hundred thousand ticket types a hundred are there at once, a thousand soon, and the next thousand at a press; ten
 * thousand are listed, and the list says that there are more.
 */
export const HundredThousandTickets: Story = {
  render: showing(hundredThousand),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await afterFrameOf(() => canvas.getByText('Show the list').click());
    await expect(rowsIn(canvasElement)).toBeLessThan(1_000);
    const [first] = canvasElement.querySelectorAll('select');
    if (!first) throw new Error('Nothing can be chosen.');
    await userEvent.click(first);
    await userEvent.selectOptions(first, '2');
    await expect(first).toHaveValue('2');
    await drawsRows(canvasElement, 1_000);
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByText('Show more (1,000 of 10,000)'));
    await waitFor(() => expect(canvasElement.querySelectorAll('select')[1_000]).toHaveFocus());
    await expect(first).toHaveValue('2');
    await expect(
      canvas.getByText(
        'Only the first 10,000 tickets are listed here. If yours is not among them, please contact the organizer.',
      ),
    ).toBeVisible();
  },
};

/** FAULTS F86: a limit nobody means makes no list of two thousand million quantities, and a long one only when it is opened. */
export const NoRealLimit: Story = {
  args: {
    tickets: [{ ...ticket.onSale, perOrderMax: 2_147_483_647, remainingTickets: null }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the list'));
    const quantity = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(quantity.options).toHaveLength(51);
    await userEvent.click(quantity);
    await expect(quantity.options).toHaveLength(1_001);
    await userEvent.selectOptions(quantity, '1000');
    await expect(quantity).toHaveValue('1000');
  },
};

/** Pressed for the last time, the button is gone. There is nothing to choose on the last page: its first row has the focus. */
export const LastPageSoldOut: Story = {
  render: showing(
    all.slice(0, 1_002).map((type, index) => (index < 1_000 ? type : { ...ticket.soldOut, id: type.id })),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the list'));
    await drawsRows(canvasElement, 1_000);
    await userEvent.click(canvas.getByText('Show more (1,000 of 1,002)'));
    await waitFor(() =>
      expect(document.activeElement).toBe(canvasElement.querySelectorAll('tbody > tr')[1_000]),
    );
    await expect(rowsIn(canvasElement)).toBe(1_002);
    await expect(canvas.queryByText(/^Show more/)).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: showing(all),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the list'));
    await waitFor(() => expect(canvasElement.querySelector('table ~ div > button')).not.toBeNull());
  },
};

const sentence = 'Two days of <b>talks &amp; workshops</b> on signs 🏮, maps and <i>printed matter</i>. ';
const twoMegabytes = sentence.repeat(Math.ceil((2 * 1024 * 1024) / sentence.length));

/** FAULTS F05: a description of two megabytes is two lines, 38 px at most, until it is asked for. */
export const TwoMegabyteDescription: Story = {
  render: showing([{ ...ticket.onSale, safeHtmlDescription: twoMegabytes }]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await expect(await canvas.findByRole('button', { name: 'Read more' })).toBeVisible();
    const text = await waitFor(() => {
      const bold = canvasElement.querySelector('b');
      if (!bold) throw new Error('It is not formatted yet.');
      return bold.closest('[data-clamped]');
    });
    await expect(text?.getBoundingClientRect().height).toBeLessThanOrEqual(38);
    const message = text?.textContent ?? '';
    await expect(message.length).toBeLessThan(5_000);
    await expect(message).not.toMatch(/[<\ufffd]|&\w*$|[\ud800-\udbff]$/);
  },
};
