import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TicketTypesView } from '../../../src/organizer/ticketTypes/list/TicketTypesView';
import type { ListedTicketType } from '../../../src/organizer/ticketTypes/list/TicketTypeRow';
import { conference } from './ticketTypes.fixtures';

const states: readonly ListedTicketType['state'][] = [
  ...([
    'onSale',
    'onSale',
    'hidden',
    'onSale',
    'soldOut',
    'beforeSale',
    'ended',
    'withOther',
    'onSale',
  ] as const),
];
const types = conference.ticketTypes.map((type, index): ListedTicketType => ({
  type,
  state: states[index] ?? 'closed',
}));

/** The event's ticket types in the order buyers see them. */
const meta = {
  id: 'organizer-ticket-types',
  title: 'Organizer/Checkout/Ticket types',
  component: TicketTypesView,
  args: {
    types,
    hrefOf: (id: string | null) => `#${id ?? 'new'}`,
    onRetry: fn(),
    onReorder: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof TicketTypesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A type is taken away after a question; one with sold tickets says why it can't be. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Group of Five' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Group of Five?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Two-Day Pass' }));
    const reason = within(await screen.findByRole('dialog', { name: 'Two-Day Pass can’t be removed' }));
    await expect(reason.getByText(/Tickets were sold/)).toBeVisible();
    await userEvent.click(reason.getByRole('button', { name: 'Cancel' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate Student Day' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith(expect.objectContaining({ name: 'Student Day' }));
  },
};

/** Arrow keys on the handle move a type; where it went is said. */
export const Sorted: Story = {
  render: function Stateful(args) {
    const [order, setOrder] = useState(types);
    return (
      <TicketTypesView
        {...args}
        types={order}
        onReorder={(ids) => {
          args.onReorder(ids);
          setOrder(ids.flatMap((id) => types.filter(({ type }) => type.id === id)));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Two-Day Pass' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onReorder).toHaveBeenCalledWith(expect.arrayContaining(['3002', '3001']));
    await expect(canvas.getByText('Two-Day Pass is now 1 of 9.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move Two-Day Pass' })).toHaveFocus();
  },
};

/** What was done is said beside the list, and can be taken back. */
export const Reordered: Story = {
  args: { news: 'Order saved', onUndo: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Leads to the first ticket. */
export const Empty: Story = {
  args: { types: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create ticket type' })).toHaveAttribute('href', '#new');
  },
};

export const Loading: Story = { args: { types: null, isUpdating: true } };

export const Failed: Story = {
  args: { types: null, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The order could not be saved. */
export const NotChanged: Story = {
  args: { problem: { message: { key: 'organizer.kit.form.failed.network' }, isUncertain: true } },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
