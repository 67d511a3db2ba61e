import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Client } from '../../../../src/client';
import type { Clock } from '../../../../src/domain';
import { createTextStore, type TextStore } from '../../../../src/hooks';
import { loadCatalogue } from '../../../../src/i18n';
import { BoxofficeProvider, TicketWidget, type TicketWidgetProps } from '../../../../src/widget';
import { eventId } from '../../mocks/backend';

/** jsdom measures nothing, and has no place to scroll to. */
export function stubMeasuring(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
}

/** What a tab keeps; give it again for a reload. */
export const newTab = (): TextStore =>
  createTextStore(() => {
    throw new Error('Nothing is left behind.');
  });

export interface Opened extends Partial<TicketWidgetProps> {
  client: Client;
  clock: Clock;
  tab?: TextStore;
}

/** The whole widget, as a host shows it. */
export async function openWidget({ client, clock, tab = newTab(), ...props }: Opened) {
  const catalogue = await loadCatalogue('en');
  return render(
    <BoxofficeProvider
      locale="en"
      catalogue={catalogue}
      client={client}
      clock={clock}
      tabStore={tab}
      browserStore={tab}
    >
      <TicketWidget eventId={eventId} {...props} />
    </BoxofficeProvider>,
  );
}

export const heading = 'Your registration process has timed out';
export const formName = 'Registration Information';

/** Chooses one ticket that costs nothing and holds it. */
export async function holdFreeTicket(): Promise<HTMLElement> {
  const quantity = await screen.findByRole('combobox', { name: 'Quantity: Community Day' });
  await waitFor(() => {
    if (quantity.hasAttribute('aria-busy')) throw new Error('The list is still being read.');
  });
  fireEvent.change(quantity, { target: { value: '1' } });
  await waitFor(() => screen.getByRole('button', { name: 'Register' }));
  const order = screen.getByRole('button', { name: 'Register' });
  await waitFor(() => {
    if (order.hasAttribute('aria-disabled') || quantity.hasAttribute('aria-busy'))
      throw new Error('The list is still being read.');
  });
  fireEvent.click(order);
  return screen.findByRole('form', { name: formName });
}

const person = [
  [/^First name/i, 'Amara'],
  [/^Last name/i, 'Osei'],
  [/^Email/i, 'amara@tidewater.example'],
] as const;

export async function fillIn(): Promise<void> {
  const attendee = await screen.findByRole('group', { name: /Attendee 1/ });
  const buyer = screen.getByRole('region', { name: 'Your Information' });
  // All are found before the first is typed into: after each change jsdom computes the styles for their names anew.
  const fields = [attendee, buyer].flatMap((inside) =>
    person.map(([name, value]) => ({ field: within(inside).getByRole('textbox', { name }), value })),
  );
  const terms = screen.getByRole('checkbox', { name: /I agree/ });
  for (const { field, value } of fields) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  if (!(terms as HTMLInputElement).checked) fireEvent.click(terms);
}

export const pressOrder = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));

export const firstName = async () => {
  const attendee = await screen.findByRole('group', { name: /Attendee 1/ });
  return within(attendee).getByRole('textbox', { name: /^First name/i });
};
