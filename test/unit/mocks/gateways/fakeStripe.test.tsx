import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeCardNumberElement, StripeElements } from '@stripe/stripe-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  createFakeStripe,
  createFakeStripeLoader,
  createStripeLedger,
  testCards,
} from '../../../../src/entries/testing';

const now = () => Date.parse('2026-02-12T15:00:00Z');

interface FieldsProps {
  stripe: Stripe;
  onElements: (elements: StripeElements | null) => void;
  onReady: () => void;
}

function Watch({ onElements }: Pick<FieldsProps, 'onElements'>) {
  const elements = useElements();
  useEffect(() => onElements(elements), [elements, onElements]);
  return null;
}

function Fields({ stripe, onElements, onReady }: FieldsProps) {
  const [message, setMessage] = useState('');
  return (
    <Elements stripe={stripe}>
      <CardNumberElement
        onReady={onReady}
        onChange={({ error, brand, complete }) => setMessage(`${brand} ${complete} ${error?.message ?? ''}`)}
      />
      <CardExpiryElement onChange={({ error }) => setMessage(error?.message ?? '')} />
      <CardCvcElement onChange={({ error }) => setMessage(error?.message ?? '')} />
      <output>{message}</output>
      <Watch onElements={onElements} />
    </Elements>
  );
}

async function mounted(ledger = createStripeLedger()) {
  const stripe = createFakeStripe({ ledger, now });
  let elements: StripeElements | null = null;
  const onElements = (given: StripeElements | null) => {
    elements = given;
  };
  const onReady = vi.fn();
  render(
    <StrictMode>
      <Fields stripe={stripe} onElements={onElements} onReady={onReady} />
    </StrictMode>,
  );
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  const cardNumber = () => elements?.getElement(CardNumberElement) as StripeCardNumberElement;
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const type = async (number: string, expiry = '1230', cvc = '123') => {
    const user = userEvent.setup();
    await user.type(field(/card number/), number);
    await user.type(field(/expiration/), expiry);
    await user.type(field(/CVC/), cvc);
  };
  const pay = async (number: string, secret: string) => {
    await type(number);
    const card = cardNumber();
    const method = await stripe.createPaymentMethod({ type: 'card', card });
    return stripe.confirmCardPayment(
      secret,
      { payment_method: method.paymentMethod?.id ?? '' },
      { handleActions: false },
    );
  };
  return { stripe, field, cardNumber, pay };
}

const said = () => screen.getByRole('status').textContent;

describe('the fields of the fake Stripe', () => {
  it('write numbers in groups and say what Stripe says', async () => {
    const { field } = await mounted();
    const user = userEvent.setup();
    await user.type(field(/card number/), '42424242');
    expect(field(/card number/)).toHaveValue('4242 4242');
    await user.tab();
    expect(said()).toBe('visa false Your card number is incomplete.');
    await user.type(field(/card number/), '42424241');
    expect(said()).toBe('visa false Your card number is invalid.');
    expect(field(/card number/)).toHaveAttribute('aria-invalid', 'true');
    await user.type(field(/card number/), '{Backspace}2');
    expect(said()).toBe('visa true ');
    await user.type(field(/expiration/), '225');
    expect(field(/expiration/)).toHaveValue('02 / 25');
    await user.clear(field(/expiration/));
    await user.type(field(/expiration/), '1225');
    expect(field(/expiration/)).toHaveValue('12 / 25');
    expect(said()).toBe("Your card's expiration year is in the past.");
    await user.type(field(/CVC/), '12');
    await user.tab();
    expect(said()).toBe("Your card's security code is incomplete.");
  });

  it('name the first thing missing when paid too early', async () => {
    const { stripe, cardNumber } = await mounted();
    const card = cardNumber();
    const { error } = await stripe.createPaymentMethod({ type: 'card', card });
    expect(error?.message).toBe('Your card number is incomplete.');
  });
});

describe('a payment with the fake Stripe', () => {
  const orderOf = async (ledger = createStripeLedger()) => ({
    ledger,
    secret: (await ledger.create({ amount: 485_45, currency: 'USD' })).secret,
  });

  it('succeeds, once', async () => {
    const { ledger, secret } = await orderOf();
    const { pay, stripe } = await mounted(ledger);
    const { paymentIntent } = await pay('4242424242424242', secret);
    expect(paymentIntent).toMatchObject({ status: 'succeeded', amount: 485_45, currency: 'usd' });
    const { error } = await stripe.confirmCardPayment(secret, {});
    expect(error?.code).toBe('payment_intent_unexpected_state');
    expect(error?.payment_intent?.status).toBe('succeeded');
    expect((await ledger.retrieve(secret))?.charges).toBe(1);
  });

  it('is declined in Stripe’s words', async () => {
    const { ledger, secret } = await orderOf();
    const { pay } = await mounted(ledger);
    const { error } = await pay('4000000000009995', secret);
    expect(error).toMatchObject({ type: 'card_error', decline_code: 'insufficient_funds' });
    expect(error?.message).toBe('Your card has insufficient funds.');
  });

  it('waits for the bank, and hears its page over the channel', async () => {
    const { ledger, secret } = await orderOf();
    const { pay, stripe } = await mounted(ledger);
    const { paymentIntent } = await pay('4000002500003155', secret);
    const url = new URL(paymentIntent?.next_action?.redirect_to_url?.url ?? '');
    expect([url.pathname, url.searchParams.get('intent')]).toEqual(['/challenge.html', paymentIntent?.id]);
    const page = new BroadcastChannel('boxoffice-fake-stripe');
    const noted = new Promise((resolve) => (page.onmessage = ({ data }: MessageEvent) => resolve(data)));
    page.postMessage({ type: 'answered', intent: paymentIntent?.id, outcome: 'succeeded' });
    expect(await noted).toEqual({ type: 'noted', intent: paymentIntent?.id });
    page.close();
    expect((await stripe.retrievePaymentIntent(secret)).paymentIntent?.status).toBe('succeeded');
  });

  it('keeps the number to itself', async () => {
    const { ledger, secret } = await orderOf();
    const { pay } = await mounted(ledger);
    const answer = await pay('4242424242424242', secret);
    expect(JSON.stringify([answer, await ledger.retrieve(secret)])).not.toContain('42424242');
  });

  it('knows every documented card', async () => {
    for (const { number, outcome } of testCards) {
      const { ledger, secret } = await orderOf();
      const intent = await ledger.confirm(secret, number);
      const expected = { succeeds: 'succeeded', challenge: 'requires_action' };
      expect(intent?.status).toBe(
        typeof outcome === 'string' ? expected[outcome] : 'requires_payment_method',
      );
    }
  });
});

describe('loading the fake Stripe', () => {
  it('fails as often as told, then brings the same one', async () => {
    const load = createFakeStripeLoader({ ledger: createStripeLedger(), failToLoad: 1 });
    await expect(load()).rejects.toThrow('could not be loaded');
    expect(await load()).toBe(await load());
  });

  it('reports elements that never get ready', async () => {
    const stripe = createFakeStripe({ ledger: createStripeLedger(), failToLoad: true });
    const onLoadError = vi.fn();
    render(
      <Elements stripe={stripe}>
        <CardNumberElement onLoadError={onLoadError} />
      </Elements>,
    );
    await waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
