import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { scenarios, type World } from '../../../../mocks';
import type { HoldRequest, InvoiceData } from '../../../../src/contract';
import { createTextStore } from '../../../../src/hooks';
import { loadCatalogue } from '../../../../src/i18n';
import { BoxofficeProvider, TicketWidget } from '../../../../src/widget';
import type { PaymentOption } from '../../../../src/payments/ui/paymentOption';
import { backendInTests, eventId } from '../../mocks/backend';
import { eachRow } from '../../../eachRow';
import { stubMeasuring } from './openWidget';

const { backend, client } = backendInTests();
// A busy machine takes its time.
beforeAll(stubMeasuring);

const option = (id: string, more?: Partial<PaymentOption>): PaymentOption => ({
  ...more,
  id,
  isOffered: () => true,
  ready: () => undefined,
});
const everyWay = [option('stripe', { showsCardMarks: true }), option('bitcoin', { choice: 'bitcoin' })];

interface Settings {
  hidePayByInvoiceButton: boolean;
  allowBitcoin: boolean;
  invoice: Partial<Pick<InvoiceData, 'enabled' | 'allowCreditCard'>>;
}

/** The conference, paid for in other ways. */
function worldOf({ hidePayByInvoiceButton, allowBitcoin, invoice }: Settings): World {
  const { widget, sale, records } = scenarios.conference;
  const [data, ...others] = records.invoiceData['77'] ?? [];
  if (!data) throw new Error('The conference has invoice data.');
  return {
    ...scenarios.conference,
    widget: { ...widget, hidePayByInvoiceButton },
    sale: { ...sale, allowBitcoin },
    records: { ...records, invoiceData: { '77': [{ ...data, ...invoice }, ...others] } },
  };
}

async function open(settings: Settings, ticket: string, payments = everyWay) {
  await backend.reset(worldOf(settings));
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
      <TicketWidget eventId={eventId} payments={payments} />
    </BoxofficeProvider>,
  );
  const quantity = await screen.findByRole('combobox', { name: `Quantity: ${ticket}` });
  fireEvent.change(quantity, { target: { value: '1' } });
  await waitFor(() => expect(screen.getByText('· 1 ticket')).toBeVisible());
}

const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Order Now|Register|Pay via)/.test(text));

/** What the press on a button asks the backend to hold. */
async function heldBy(name: string): Promise<HoldRequest> {
  const sent = vi.spyOn(client, 'call');
  fireEvent.click(screen.getByRole('button', { name }));
  const holds = () => sent.mock.calls.filter(([endpoint]) => endpoint.method === 'POST');
  await waitFor(() => expect(holds()).toHaveLength(1));
  const [, input] = holds()[0] ?? [];
  sent.mockRestore();
  return (input as unknown as { body: HoldRequest }).body;
}

const both = { enabled: true, allowCreditCard: true };
const invoiceOnly = { enabled: true, allowCreditCard: false };
const allVisible = { hidePayByInvoiceButton: false, allowBitcoin: false, invoice: both };

describe('the buttons of the footer, 000 §2.3', () => {
  eachRow<[string, Settings, string, string[]]>([
    ['card and invoice', allVisible, 'General Admission', ['Order Now', 'Pay via Invoice']],
    [
      'the invoice button hidden',
      { ...allVisible, hidePayByInvoiceButton: true },
      'General Admission',
      ['Order Now'],
    ],
    ['no invoices', { ...allVisible, invoice: { enabled: false } }, 'General Admission', ['Order Now']],
    ['invoices only', { ...allVisible, invoice: invoiceOnly }, 'General Admission', ['Pay via Invoice']],
    [
      'every way',
      { ...allVisible, allowBitcoin: true },
      'General Admission',
      ['Order Now', 'Pay via Invoice', 'Pay via Bitcoin'],
    ],
    [
      'no card, and the invoice button hidden',
      { hidePayByInvoiceButton: true, allowBitcoin: true, invoice: invoiceOnly },
      'General Admission',
      ['Pay via Bitcoin'],
    ],
    ['nothing to pay', { ...allVisible, allowBitcoin: true }, 'Community Day', ['Register']],
  ])('%s', async (_, settings, ticket, expected) => {
    await open(settings, ticket);
    await waitFor(() => expect(buttons()).toEqual(expected));
  });

  test('none for what the host has not brought; invoices need nothing of it', async () => {
    await open({ ...allVisible, allowBitcoin: true }, 'General Admission', [option('stripe')]);
    expect(buttons()).toEqual(['Order Now', 'Pay via Invoice']);
  });
});

describe('what is held', () => {
  eachRow<[string, Settings, string, Partial<HoldRequest>]>([
    ['Order Now', allVisible, 'General Admission', { payByInvoice: false }],
    ['Pay via Invoice', allVisible, 'General Admission', { payByInvoice: true }],
    ['Pay via Invoice', { ...allVisible, invoice: invoiceOnly }, 'General Admission', { payByInvoice: true }],
    [
      'Pay via Bitcoin',
      { ...allVisible, allowBitcoin: true },
      'General Admission',
      { payByInvoice: false, isPayByBitcoin: true },
    ],
    [
      'Register',
      { ...allVisible, invoice: invoiceOnly },
      'Community Day',
      { payByInvoice: false, orderTotal: 0 },
    ],
  ])('by %s', async (name, settings, ticket, expected) => {
    await open(settings, ticket);
    await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
    expect(await heldBy(name)).toMatchObject(expected);
    await waitFor(() => expect(screen.queryByText(/could not be processed/)).toBeNull());
  });
});
