import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { initialOrder, type OrderState } from '../../../../../src/domain';
import type { UseOrderResult } from '../../../../../src/hooks';
import { loadCatalogue } from '../../../../../src/i18n';
import { BoxofficeProvider, TicketWidget } from '../../../../../src/widget';
import { loadLater } from '../../../../../src/widget/loadLater';
import { OrderContext } from '../../../../../src/widget/OrderContext';
import { SelectionChanges } from '../../../../../src/widget/tickets/SelectionChanges';
import { WidgetProvider } from '../../../../../src/widget/WidgetContext';
import { backendInTests, eventId } from '../../../mocks/backend';
import { settle } from '../../../../settle';
import { ticket } from '../../domain/fixtures';
import { stubMeasuring } from '../openWidget';

const { backend, client } = backendInTests();
// A busy machine takes its time.
beforeAll(stubMeasuring);

async function openList(payments: () => Promise<never[]>) {
  await backend.reset(scenarios.manyTickets(2));
  const catalogue = await loadCatalogue('en');
  render(
    <BoxofficeProvider locale="en" catalogue={catalogue} client={client} clock={backend.clock}>
      <TicketWidget eventId={eventId} payments={payments} />
    </BoxofficeProvider>,
  );
  const quantities = await screen.findAllByRole('combobox', { name: /^Quantity/ });
  // What watches the choice comes behind the list.
  await act(async () => {
    await import('../../../../../src/widget/tickets/later');
    await settle();
  });
  return quantities;
}

const choose = (select: HTMLElement | undefined, quantity: string) => {
  if (!select) throw new Error('no quantity');
  fireEvent.change(select, { target: { value: quantity } });
};

test('F143: ways to pay are loaded once a quantity is chosen, before the form wants them', async () => {
  const payments = vi.fn(() => Promise.resolve([]));
  const [first, second] = await openList(payments);
  await settle();
  expect(payments).not.toHaveBeenCalled();
  choose(first, '1');
  await waitFor(() => expect(payments).toHaveBeenCalledOnce());
  choose(second, '2');
  await screen.findByText('· 3 tickets');
  await settle();
  expect(payments).toHaveBeenCalledOnce();
});

test('F143: ways to pay that can’t be loaded ahead stop nobody from choosing', async () => {
  const payments = vi.fn(() => Promise.reject(new Error('offline')));
  const [first] = await openList(payments);
  choose(first, '1');
  await waitFor(() => expect(payments).toHaveBeenCalledOnce());
  await screen.findByText('· 1 ticket');
  expect(screen.getByRole('button', { name: 'Order Now' })).toBeEnabled();
});

/** What watches a choice, beside an order of which only this is known. */
async function openBeside(order: Partial<UseOrderResult>, payments: () => Promise<never[]>) {
  const { widget, siteConf, event } = scenarios.conference;
  render(
    <BoxofficeProvider
      locale="en"
      catalogue={await loadCatalogue('en')}
      client={client}
      clock={backend.clock}
    >
      <WidgetProvider
        eventId={eventId}
        bootstrap={{ me: null, event, params: {}, siteConf, attendees: [], ticketsWidgetModel: widget }}
        payments={payments}
      >
        <OrderContext.Provider value={{ state: initialOrder, ...order } as UseOrderResult}>
          <SelectionChanges
            tickets={[ticket({ id: '3001' })]}
            wanted={{ '3001': 1 }}
            isReading={false}
            promotion={{ code: null, error: null, isApplying: false }}
            onEvent={vi.fn()}
          />
        </OrderContext.Provider>
      </WidgetProvider>
    </BoxofficeProvider>,
  );
}

test('F143: what was chosen before its watcher came counts as well', async () => {
  const payments = vi.fn(() => Promise.resolve([]));
  await openBeside({ drawBy: () => undefined }, payments);
  await waitFor(() => expect(payments).toHaveBeenCalledOnce());
});

test('the list stays, busy, until a form whose file is late can be drawn', async () => {
  const drawBy = vi.fn<UseOrderResult['drawBy']>();
  await openBeside({ drawBy }, () => Promise.resolve([]));
  const draw = drawBy.mock.lastCall?.[0];
  delete loadLater.ahead;
  const change = vi.fn();
  draw?.(change, { at: 'holding', choice: 'card' });
  expect(change).toHaveBeenCalledOnce();
  draw?.(change, { at: 'registering', hold: {} } as OrderState);
  expect(change).toHaveBeenCalledOnce();
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(loadLater).toHaveProperty('ahead.LaterScreens');
});
