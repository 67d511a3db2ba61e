import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { scenarios, type World } from '../../../../mocks';
import type { FeatureFlags } from '../../../../src/contract';
import { createTextStore } from '../../../../src/hooks';
import { loadCatalogue } from '../../../../src/i18n';
import { BoxofficeProvider, TicketWidget } from '../../../../src/widget';
import type { PaymentOption } from '../../../../src/payments/ui/paymentOption';
import { backendInTests, eventId } from '../../mocks/backend';
import { eachRow } from '../../../eachRow';

const { backend, client } = backendInTests();
// The registration form comes in a part of its own, and a busy machine takes its time.

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
);

const cards: PaymentOption = {
  id: 'stripe',
  showsCardMarks: true,
  isOffered: () => true,
  ready: () => undefined,
};

async function open(world: World) {
  await backend.reset(world);
  const catalogue = await loadCatalogue('en');
  const tabStore = createTextStore(() => {
    throw new Error('Nothing is left behind.');
  });
  render(
    <BoxofficeProvider
      locale="en"
      catalogue={catalogue}
      client={client}
      clock={backend.clock}
      tabStore={tabStore}
    >
      <TicketWidget eventId={eventId} payments={[cards]} />
    </BoxofficeProvider>,
  );
  return screen.findByRole('combobox', { name: 'Quantity: General Admission' });
}

const choose = (quantity: HTMLElement) => fireEvent.change(quantity, { target: { value: '1' } });

async function hold(quantity: HTMLElement) {
  choose(quantity);
  const order = screen.getByRole('button', { name: 'Order Now' });
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'));
  await waitFor(() => expect(quantity).not.toHaveAttribute('aria-busy'));
  fireEvent.click(order);
}

const register = async (quantity: HTMLElement) => {
  await hold(quantity);
  return screen.findByRole('form', { name: 'Registration Information' });
};

interface Row {
  flag: keyof FeatureFlags;
  scenario?: World;
  /** What the page shows, read when it is there. */
  read: (quantity: HTMLElement) => Promise<string | null>;
  off: string | null;
  on: string | null;
}

const careerDay =
  'To proceed, please return to the ticket selection page and select only one of the ticket options available';

const rows: Row[] = [
  {
    flag: 'disableDefaultQuantity',
    scenario: scenarios.singleTicket,
    read: (quantity) => Promise.resolve((quantity as HTMLSelectElement).value),
    off: '1',
    on: '0',
  },
  {
    flag: 'hideAmericanExpress',
    read: async () => {
      const strip = await screen.findByRole('list', { name: 'Accepted cards' });
      return (
        within(strip).queryByRole('img', { name: 'American Express' })?.getAttribute('aria-label') ?? null
      );
    },
    off: 'American Express',
    on: null,
  },
  {
    flag: 'careerDay',
    read: async (quantity) => {
      await backend.setFaults({ holdTickets: { kind: 'refused', code: 4050 } });
      await hold(quantity);
      const alert = await screen.findByText(/^You can only register|^To proceed/);
      return alert.textContent.slice(0, 40);
    },
    off: 'You can only register using a unique ema',
    on: careerDay.slice(0, 40),
  },
  {
    flag: 'removeBranding',
    read: async (quantity) => {
      await register(quantity);
      return screen.queryByText('Ticketing by Boxoffice')?.textContent ?? null;
    },
    off: 'Ticketing by Boxoffice',
    on: null,
  },
  {
    flag: 'IHSCustomCountryLabel',
    read: async (quantity) => {
      const form = await register(quantity);
      return within(form).getByText(/^Country/).textContent;
    },
    off: 'Country*',
    on: 'Country/Region/Territory*',
  },
];

describe('feature flags of 000 §6 that touch the selection and what follows', () => {
  eachRow(rows.flatMap((row) => [false, true].map((isOn) => ({ ...row, isOn }))))(
    '$flag: $isOn',
    async ({ flag, scenario = scenarios.conference, read, isOn, off, on }) => {
      const siteConf = { ...scenario.siteConf, features: { [flag]: isOn } };
      const quantity = await open({ ...scenario, siteConf });
      expect(await read(quantity)).toBe(isOn ? on : off);
    },
  );
});

describe('the signed-in attendee, 000 §6', () => {
  const me = { 'first-name': 'Amara', 'last-name': 'Osei', 'primary-email': 'amara@tidewater.example' };

  eachRow([
    ['nobody', null, ''],
    ['Amara', me, 'Amara'],
  ])('%s: prefills the first ticket', async (_, person, name) => {
    const form = await register(await open({ ...scenarios.conference, me: person }));
    const first = await within(form).findByRole('group', { name: /Attendee 1/ });
    expect(within(first).getByRole('textbox', { name: /^First name/i })).toHaveValue(name);
  });

  test('orders without signing in', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await register(await open(scenarios.conference));
    for (const [, init] of sent.mock.calls)
      expect(new Headers(init?.headers).has('Authorization')).toBe(false);
    sent.mockRestore();
  });
});
