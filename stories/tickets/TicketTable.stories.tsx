import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import type { TicketType } from '../../src/contract';
import { TicketTable, type TicketTableProps } from '../../src/themed/tickets';
import { plainTickets, promotedTickets, scenarios, setting, ticket, ticketsOf } from '../fixtures/tickets';

/** Holds the selection, as the widget does. */
function ChoosingTable({ selection: initial, onSelectionChange, ...props }: TicketTableProps) {
  const [selection, setSelection] = useState(initial);
  return (
    <TicketTable
      {...props}
      selection={selection}
      onSelectionChange={(next, details) => {
        setSelection(next);
        onSelectionChange(next, details);
      }}
    />
  );
}

const meta = {
  title: 'Tickets/TicketTable',
  component: TicketTable,
  args: {
    ...setting,
    tickets: [],
    selection: {},
    showFees: true,
    onSelectionChange: fn(),
  },
  render: (args) => <ChoosingTable {...args} />,
  parameters: {
    ...notPictured('The ticket selection shows a table on each of its pictures, the matrix every row.'),
  },
} satisfies Meta<typeof TicketTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = (type: TicketType) => ({ tickets: [type] });

/** Every state on one page. */
export const AllStates: Story = {
  parameters: pictured,
  args: { tickets: [...promotedTickets, ticket.notOnSale], appliedCode: 'LANTERN20' },
};

export const OnSale: Story = { args: one(ticket.onSale) };

export const Chosen: Story = { args: { ...one(ticket.onSale), selection: { [ticket.onSale.id]: 2 } } };

export const Discount: Story = { args: one(ticket.discount) };

export const Revealed: Story = { args: { ...one(ticket.revealed), appliedCode: 'LANTERN20' } };

export const RevealedWithoutItsCode: Story = { args: one(ticket.revealed) };

export const EndsOnADate: Story = {
  args: one(ticket.onSale),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends Mar 20')).toBeVisible();
    await expect(
      canvas.getByRole('combobox', { name: 'Quantity: General Admission' }),
    ).toHaveAccessibleDescription(/Ends Mar 20 Friday, March 20, 2026 at 11:59:59 PM EDT/);
  },
};

export const EndsNextYear: Story = {
  args: one({ ...ticket.onSale, availabilityEndDate: '2027-01-15T12:00:00-05:00' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends Jan 15, 2027')).toBeVisible();
  },
};

/** Six and more are told, not urged. */
export const PlentyLeft: Story = {
  args: one(ticket.plenty),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240 Left')).toBeVisible();
  },
};

export const LowStock: Story = {
  args: one(ticket.lowStock),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Left')).toBeVisible();
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['0', '1', '2', '3']);
  },
};

export const Free: Story = {
  args: one(ticket.free),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

const showsNoQuantity = (text: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  };
};

export const SoldOut: Story = { args: one(ticket.soldOut), play: showsNoQuantity('Sold Out') };

export const SoldOutWithCustomText: Story = {
  args: { ...one(ticket.soldOut), noTicketsText: 'Gone — see you in 2027' },
  play: showsNoQuantity('Gone — see you in 2027'),
};

export const SaleStarts: Story = { args: one(ticket.saleStarts), play: showsNoQuantity('Sale starts Mar 5') };

export const SaleEnded: Story = {
  args: one(ticket.saleEnded),
  play: showsNoQuantity('Sale ended on Jan 31'),
};

export const NeedsOther: Story = {
  args: one(ticket.needsOther),
  play: showsNoQuantity('Only available upon other ticket selection'),
};

export const NeedsOneOfSeveral: Story = {
  args: one({ ...ticket.needsOther, requiredTickets: ['Backstage Tour', 'Two-Day Pass'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose Backstage Tour or Two-Day Pass first')).toBeVisible();
  },
};

export const NeedsOtherUnnamed: Story = {
  args: one({ ...ticket.needsOther, requiredTickets: [] }),
  play: showsNoQuantity('Only available upon other ticket selection'),
};

export const NotOnSale: Story = {
  args: one(ticket.notOnSale),
  play: showsNoQuantity('Currently not on sale'),
};

/** Fees are part of the price shown: no column, and the price before the discount has them too. */
export const WithoutFees: Story = {
  args: {
    showFees: false,
    tickets: promotedTickets.map((type) => ({ ...type, displayedPrice: type.priceWithFeesWithDiscount })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Fee' })).toBeNull();
    await expect(canvas.getByText('$336.00')).toBeVisible();
    await expect(canvas.getByText('$268.80')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { tickets: plainTickets, selection: { [ticket.onSale.id]: 1 }, pending: true },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity: General Admission' });
    await userEvent.click(quantity);
    await expect(quantity).toHaveFocus();
    await expect(quantity).toBeEnabled();
    await expect(quantity).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    quantity.blur();
  },
};

/** FAULTS F83: what is chosen while prices are read is shown at once, and chosen as soon as they are there. */
export const ChosenWhilePending: Story = {
  tags: ['!autodocs'],
  args: { tickets: plainTickets, selection: { [ticket.onSale.id]: 1 } },
  render: function Render(args) {
    const [pending, setPending] = useState(true);
    useEffect(() => {
      const arrive = () => setPending(false);
      window.addEventListener('prices', arrive);
      return () => window.removeEventListener('prices', arrive);
    }, []);
    return <ChoosingTable {...args} pending={pending} />;
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!first || !second) throw new Error('There are two tickets at least.');
    first.focus();
    await userEvent.selectOptions(first, '3');
    await userEvent.selectOptions(first, '4');
    second.focus();
    await userEvent.selectOptions(second, '2');
    await expect(first).toHaveValue('4');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('prices'));
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledTimes(2));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      { [ticket.onSale.id]: 4, [plainTickets[1]?.id ?? '']: 2 },
      expect.anything(),
    );
    await expect(first).toHaveValue('4');
    await expect(second).toHaveValue('2');
    second.blur();
  },
};

/** FAULTS F83: whoever goes on to order meanwhile orders what is to be seen. */
export const LeftWhilePending: Story = {
  tags: ['!autodocs'],
  args: { tickets: plainTickets, selection: { [ticket.onSale.id]: 1 }, pending: true },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity: General Admission' });
    quantity.focus();
    await userEvent.selectOptions(quantity, '3');
    quantity.blur();
    await expect(args.onSelectionChange).toHaveBeenCalledWith({ [ticket.onSale.id]: 3 }, expect.anything());
  },
};

export const Locked: Story = {
  args: { tickets: plainTickets, selection: { [ticket.onSale.id]: 1 }, pending: true, locked: true },
  play: async ({ canvas }) => {
    for (const quantity of canvas.getAllByRole('combobox')) await expect(quantity).toBeDisabled();
  },
};

/** Locking takes the focus from a quantity; it is back as soon as prices are there. */
export const FocusAfterLock: Story = {
  tags: ['!autodocs'],
  args: { tickets: plainTickets },
  render: function Render(args) {
    const [locked, setLocked] = useState(false);
    const lockFor = (milliseconds: number) => {
      setLocked(true);
      setTimeout(() => setLocked(false), milliseconds);
    };
    return (
      <TicketTable
        {...args}
        locked={locked}
        pending={locked}
        selection={{}}
        onSelectionChange={() => lockFor(300)}
      />
    );
  },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity: General Admission' });
    quantity.focus();
    await userEvent.selectOptions(quantity, '2');
    await expect(quantity).toBeDisabled();
    await waitFor(() => expect(document.body).toHaveFocus());
    await waitFor(() => expect(quantity).toBeEnabled());
    await expect(quantity).toHaveFocus();
    quantity.blur();
  },
};

const drawn = new Set<string>();

/** One changed quantity draws one row: the names of the others are not read again. */
export const DrawsOneRow: Story = {
  tags: ['!autodocs'],
  args: { tickets: plainTickets },
  render: (args) => <ChoosingTable {...args} tickets={args.tickets.map(watched)} />,
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity: General Admission' });
    drawn.clear();
    await userEvent.selectOptions(quantity, '2');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      { [ticket.onSale.id]: 2 },
      { ticketId: ticket.onSale.id, quantity: 2 },
    );
    await expect(quantity).toHaveValue('2');
    await expect([...drawn].filter((id) => id !== ticket.onSale.id)).toEqual([]);
    await userEvent.selectOptions(quantity, '0');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      {},
      { ticketId: ticket.onSale.id, quantity: 0 },
    );
  },
};

function watched(type: TicketType): TicketType {
  const copy = { ...type };
  Object.defineProperty(copy, 'name', {
    get: () => {
      drawn.add(type.id);
      return type.name;
    },
  });
  return copy;
}

export const LongDescription: Story = {
  args: { tickets: [ticket.longDescription, ticket.onSale] },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Read more', description: 'Two-Day Pass' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('May 7')).toBeVisible();
    await userEvent.click(close);
    await expect(canvas.getByRole('button', { name: 'Read more' })).toHaveFocus();
  },
};

export const LongTexts: Story = { parameters: pictured, args: { tickets: ticketsOf(scenarios.longTexts) } };

export const LongPrices: Story = {
  parameters: pictured,
  args: {
    tickets: plainTickets.map((type) => ({ ...type, price: 1_250_000_00, buyerPrice: 1_250_000_00 })),
  },
};

export const WithoutDecimals: Story = { args: { tickets: ticketsOf(scenarios.yen) } };

/** From 40 ticket types on, the choices of a quantity are made when it is first used. */
export const ManyTickets: Story = {
  args: {
    tickets: ticketsOf(scenarios.manyTickets(120)),
    selection: { '40002': 3 },
  },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity: Session 3: Forms' });
    await expect(quantity).toHaveValue('3');
    await expect(within(quantity).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(quantity);
    await expect(within(quantity).getAllByRole('option')).toHaveLength(5);
    await userEvent.selectOptions(quantity, '4');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      { '40002': 4 },
      { ticketId: '40002', quantity: 4 },
    );
  },
};

/** Cards, as in a column of 360 px: what decides is the width of the column, not of the window. */
export const Narrow: Story = {
  args: { tickets: [...promotedTickets, ticket.notOnSale], appliedCode: 'LANTERN20' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: AllStates.args ?? {}, globals: { locale: 'ar' } };

export const Dark: Story = { args: AllStates.args ?? {}, globals: { scheme: 'dark' } };
