import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clampSelection } from '../../../../../src/domain';
import { TicketPicker, type TicketPickerLabels } from '../../../../../src/headless';
import { ticket } from '../../../../../stories/fixtures/tickets';

const workshop = { ...ticket.onSale, id: 'workshop', name: 'Workshop' };
const pass = { ...ticket.onSale, id: 'pass', name: 'Pass' };
const labels: TicketPickerLabels = {
  say: ({ key }) => key,
  quantity: (name) => name,
  free: 'Free',
  chooseFirst: (names) => names,
};

it('000 §5: a choice made while prices are read takes no other quantity for chosen that was cut down by them', () => {
  const onSelectionChange = vi.fn();
  const wanted = { workshop: 3 };
  const picker = (left: number, pending: boolean) => {
    const tickets = [{ ...workshop, remainingTickets: left }, pass];
    return (
      <TicketPicker.Root
        onSelectionChange={onSelectionChange}
        labels={labels}
        pending={pending}
        selection={clampSelection(tickets, wanted)}
        now={0}
        timeZone="UTC"
        locale="en"
      >
        {tickets.map((each) => (
          <TicketPicker.Row key={each.id} ticket={each}>
            <TicketPicker.Quantity />
          </TicketPicker.Row>
        ))}
      </TicketPicker.Root>
    );
  };
  const { rerender } = render(picker(3, true));
  fireEvent.change(screen.getByRole('combobox', { name: 'Pass' }), { target: { value: '1' } });
  rerender(picker(1, false));
  expect(screen.getByRole('combobox', { name: 'Workshop' })).toHaveValue('1');
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(
    { workshop: 3, pass: 1 },
    { ticketId: 'pass', quantity: 1 },
  );
});
