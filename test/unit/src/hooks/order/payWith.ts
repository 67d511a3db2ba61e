import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { MockBackend, World } from '../../../../../mocks';
import { scenarios } from '../../../../../mocks';
import { createFakeSpreedly, type FakeSpreedlyOptions } from '../../../../../mocks/gateways/fakeSpreedly';
import { createFakeStripe, type FakeStripeOptions } from '../../../../../mocks/gateways/fakeStripe';
import type { Client } from '../../../../../src/client';
import { getPersonTickets, type HeldTransaction } from '../../../../../src/contract';
import type { OrderFlow } from '../../../../../src/hooks';
import {
  bitcoinPayment,
  invoicePayment,
  spreedlyPayment,
  stripePayment,
  zoozPayment,
  type PaymentMethod,
  type ZoozInput,
} from '../../../../../src/payments';
import { holdOf, payer } from './orderOnBackend';
import { eventId, orderOf } from '../../../mocks/backend';

export const cards = {
  good: '4242424242424242',
  challenged: '4000002500003155',
  declined: '4000000000000002',
};

/** What the invoices of this event need. */
const bill = {
  billedContact: 'Ada Byron',
  company: 'Tidewater Studio',
  countryCode: 'US',
  address1: '1 Pier Road',
  city: 'Boston',
  zip: '02110',
};

export type Provider = 'stripe' | 'spreedly' | 'zooz' | 'bitcoin' | 'invoice';

export interface Behaviour {
  /** Sources by hold, as a page remembers them. Default: of this page alone. */
  sources?: Map<string, string>;
  stripe?: Partial<FakeStripeOptions>;
  spreedly?: Partial<FakeSpreedlyOptions>;
  /** Zooz's page charges the card and never says so. */
  isZoozSilent?: boolean;
}

export const worldOf: Record<Provider, World> = {
  stripe: scenarios.conference,
  spreedly: scenarios.hostedCard,
  zooz: scenarios.zooz,
  bitcoin: scenarios.cardAndBitcoin,
  invoice: scenarios.cardAndInvoice,
};

/** A buyer who presses the button: each press reads the order as it is held then. */
export type Press = (flow: OrderFlow, card?: string) => Promise<void>;

type InputOf<Input> = (hold: HeldTransaction, card: string) => Input | Promise<Input>;

interface Suite {
  backend: MockBackend;
  client: Client;
}

/**
 * The method of a provider with the provider's fake, as one page has them: a page that is loaded again calls this again. The money is
 * in the books of the mock backend.
 */
export function payWith(provider: Provider, { backend, client }: Suite, behaviour: Behaviour = {}): Press {
  const pressing =
    <Input>(method: PaymentMethod<Input>, inputOf: InputOf<Input>): Press =>
    async (flow, card = cards.good) => {
      const hold = holdOf(flow);
      const params = { eventId, token: hold.token };
      const { personTickets } = await client.call(getPersonTickets, { params });
      const filledIn = orderOf(hold, personTickets);
      const order = {
        ...filledIn,
        payByInvoice: hold.isPayByInvoice,
        billingAddress: { ...filledIn.billingAddress, ...(hold.isPayByInvoice && bill) },
      };
      flow.submit({ method, input: await inputOf(hold, card), payer, order });
    };
  switch (provider) {
    case 'stripe': {
      const stripe = createFakeStripe({ ledger: backend.stripe, ...behaviour.stripe });
      const method = stripePayment({ load: () => Promise.resolve(stripe) });
      return pressing(method, (_, card) => ({
        stripe,
        cardNumber: typedInto(stripe, card),
        cardName: payer.name,
      }));
    }
    case 'spreedly': {
      const script = createFakeSpreedly({ ledger: backend.payments, ...behaviour.spreedly });
      const method = spreedlyPayment({ load: () => Promise.resolve(script), environmentKey: 'test' });
      return pressing(method, (_, card) => ({
        token: async () => (await backend.payments.tokenize(card)).id,
      }));
    }
    case 'zooz': {
      const method = zoozPayment({ address: 'https://checkout.zooz.test/' });
      const frame = zoozPage(backend, behaviour.isZoozSilent);
      let input: Promise<ZoozInput> | undefined;
      return pressing(method, async (hold, card) => {
        input ??= method.open(client, hold).then((session) => frame.open(session));
        frame.typed = card;
        return input;
      });
    }
    case 'bitcoin': {
      const { sources = new Map<string, string>() } = behaviour;
      return pressing(bitcoinPayment(), async ({ token, orderTotal }) => {
        const known = sources.get(token);
        const sourceId = known ?? (await backend.payments.createBitcoinSource({ amount: orderTotal })).id;
        sources.set(token, sourceId);
        if (known === undefined) await backend.payments.settle(sourceId, 'succeeded');
        return { sourceId, refundAddress: 'bc1qrefund' };
      });
    }
    case 'invoice':
      return pressing(invoicePayment(), () => null);
  }
}

/** The number field of three that are filled in. */
function typedInto(stripe: Stripe, card: string): StripeCardNumberElement {
  const elements = stripe.elements();
  const cardNumber = elements.create('cardNumber');
  const fields = [
    [cardNumber, card],
    [elements.create('cardExpiry'), '1234'],
    [elements.create('cardCvc'), '123'],
  ] as const;
  for (const [element, digits] of fields) {
    const container = document.createElement('div');
    element.mount(container);
    const input = container.querySelector('input');
    if (!input) throw new Error('The element draws no input.');
    input.value = digits;
    input.dispatchEvent(new Event('input'));
  }
  return cardNumber;
}

/** Zooz's page in a frame, as `host-app/public/zooz` plays it: jsdom runs no page in a frame. */
function zoozPage({ payments }: MockBackend, isSilent = false) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('A frame in the page has a window.');
  const page = { typed: cards.good };
  const say = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://checkout.zooz.test', source: contentWindow }),
    );
  const submit = async (transactionId: string) => {
    const payment = await payments.find(transactionId);
    if (payment?.state !== 'succeeded' && page.typed === cards.declined) {
      say({ action: 'validationSuccess' });
      say({ action: 'cardNotAdded' });
      return;
    }
    if (payment?.state !== 'succeeded') await payments.settle(transactionId, 'succeeded');
    if (isSilent) return;
    say({ action: 'validationSuccess' });
    say({ action: 'cardAdded', paymentKey: `card-of-${transactionId}` });
  };
  let opened = '';
  contentWindow.postMessage = ((message: { action: string; transactionId?: string }) => {
    if (message.action === 'init') {
      opened = message.transactionId ?? '';
      say({ action: 'init' });
    } else void submit(opened);
  }) as typeof contentWindow.postMessage;

  return Object.assign(page, {
    open: (session: Awaited<ReturnType<ReturnType<typeof zoozPayment>['open']>>) =>
      new Promise<ZoozInput>((onReady, onFailed) => {
        session.connect(frame, { onReady, onFailed, onStatus: () => undefined });
        frame.dispatchEvent(new Event('load'));
      }),
  });
}
