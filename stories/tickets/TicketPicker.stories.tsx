import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { TicketType } from '../../src/contract';
import { messageOf } from '../../src/domain';
import {
  focusQuantity,
  TicketPicker,
  type OnSelectionChange,
  type TicketPickerLabels,
} from '../../src/headless';
import { createI18n } from '../../src/i18n';
import en from '../../src/i18n/locales/en.json';
import { promotedTickets, setting, ticket } from '../fixtures/tickets';

const i18n = createI18n({ locale: 'en', catalogue: en });
/** A partner brings words of their own, or takes ours. */
const labels: TicketPickerLabels = {
  say: (message) => messageOf(message, (key: string, values) => i18n.t(key, values ?? {})),
  quantity: (name) => `Quantity of ${name}`,
  free: 'Free of charge',
  chooseFirst: (names) => `Needs ${names}`,
};

interface PickerProps {
  tickets: TicketType[];
  /** Prices are on their way. */
  pending?: boolean;
  locked?: boolean;
  /** Make the options of a quantity when it is first used. */
  fillsOnDemand?: boolean;
  onSelectionChange: OnSelectionChange;
}

/** The parts in a plain list, with no style at all. */
function PlainPicker({ tickets, onSelectionChange, ...rest }: PickerProps) {
  const [selection, setSelection] = useState({});
  return (
    <TicketPicker.Root
      {...setting}
      {...rest}
      aria-label="Tickets"
      locale="en"
      labels={labels}
      selection={selection}
      onSelectionChange={(next, details) => {
        setSelection(next);
        onSelectionChange(next, details);
      }}
    >
      <ul>
        {tickets.map((type) => (
          <TicketPicker.Row key={type.id} as="li" ticket={type}>
            <TicketPicker.Name /> <TicketPicker.PriceBefore /> <TicketPicker.Price />{' '}
            <TicketPicker.Fees>+ </TicketPicker.Fees> <TicketPicker.Discount />{' '}
            <TicketPicker.Notes>
              <TicketPicker.Left /> <TicketPicker.Ends />
            </TicketPicker.Notes>{' '}
            <TicketPicker.Status /> <TicketPicker.Needs /> <TicketPicker.Quantity />
            <span hidden>
              <TicketPicker.FullDate />
            </span>
          </TicketPicker.Row>
        ))}
      </ul>
    </TicketPicker.Root>
  );
}

const meta = {
  title: 'Headless/TicketPicker',
  component: PlainPicker,
  args: { tickets: promotedTickets, onSelectionChange: fn() },
} satisfies Meta<typeof PlainPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity of General Admission' });
    const row = quantity.closest('li');
    await expect(row).toHaveAttribute('data-status', 'onSale');
    await expect(row).not.toHaveAttribute('data-selected');
    await userEvent.selectOptions(quantity, '2');
    await expect(row).toHaveAttribute('data-selected');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      { [ticket.onSale.id]: 2 },
      { ticketId: ticket.onSale.id, quantity: 2 },
    );
  },
};

/** State is in `data-*`, so that a style needs no code. */
export const StateAsData: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map(({ dataset }) => [dataset['status'], dataset['highlight']])).toEqual([
      ['onSale', 'onSale'],
      ['onSale', 'discount'],
      ['onSale', 'revealed'],
      ['onSale', 'onSale'],
      ['soldOut', undefined],
      ['saleStarts', undefined],
      ['saleEnded', undefined],
      ['needsOther', undefined],
      ['onSale', 'onSale'],
    ]);
    await expect(rows[3]).toHaveAttribute('data-urgent');
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tickets' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Locked: Story = { args: { pending: true, locked: true } };

export const FillsOnDemand: Story = {
  args: { fillsOnDemand: true },
  play: async ({ canvas, canvasElement }) => {
    const quantity = canvas.getByRole('combobox', { name: 'Quantity of General Admission' });
    await expect(quantity.querySelectorAll('option')).toHaveLength(1);
    focusQuantity(canvasElement);
    await expect(quantity).toHaveFocus();
    await expect(quantity.querySelectorAll('option')).toHaveLength(11);
    quantity.blur();
  },
};
