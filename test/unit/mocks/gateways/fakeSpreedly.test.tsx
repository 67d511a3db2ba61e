import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentLedger } from '../../../../mocks/gateways/paymentLedger';
import {
  createFakeSpreedly,
  createFakeSpreedlyLoader,
  type FakeSpreedlyOptions,
} from '../../../../src/entries/testing';
import { loadSpreedly, type SpreedlyScript } from '../../../../src/payments';
import { eventually } from '../../../eventually';

const now = () => Date.parse('2026-02-12T15:00:00Z');
const owner = { first_name: 'Amara', last_name: 'Osei', month: '4', year: '2030' };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Its fields on a page, with everything they say. */
async function opened(options: Partial<FakeSpreedlyOptions> = {}) {
  const tokenize = vi.fn<PaymentLedger['tokenize']>(() =>
    Promise.resolve({ id: 'pm_1', brand: 'Visa', last4: '4242', outcome: 'succeeds' }),
  );
  const ledger = { tokenize } as unknown as PaymentLedger;
  const script: SpreedlyScript = createFakeSpreedly({ ledger, now, ...options });
  for (const id of ['n', 'c']) document.body.append(Object.assign(document.createElement('div'), { id }));
  const frame = new script.SpreedlyPaymentFrame();
  const reported: unknown[][] = [];
  for (const event of ['ready', 'errors', 'paymentMethod', 'fieldEvent'] as const)
    frame.on(event, (...text: unknown[]) => void reported.push([event, ...text]));
  frame.init('env', { numberEl: 'n', cvvEl: 'c' });
  await eventually(() => expect(reported).toContainEqual(['ready']));
  frame.setLabel('number', 'Card number');
  frame.setLabel('cvv', 'CVC');
  const type = (name: string, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  const answered = async () => {
    const before = reported.length;
    frame.tokenizeCreditCard(owner);
    await eventually(() => expect(reported.length).toBeGreaterThan(before));
    return reported.at(-1);
  };
  return { frame, reported, tokenize, type, answered };
}

it('tells how the card looks, and its digits to the vault alone', async () => {
  const { reported, tokenize, type, answered } = await opened();
  type('Card number', '4242424242424242');
  type('CVC', '123');
  expect(reported.at(-1)?.[4]).toEqual({
    cardType: 'visa',
    validNumber: true,
    validCvv: true,
    numberLength: 16,
    cvvLength: 3,
  });
  expect((await answered())?.slice(0, 2)).toEqual(['paymentMethod', 'pm_1']);
  expect(tokenize).toHaveBeenCalledExactlyOnceWith('4242424242424242');
  expect(JSON.stringify(reported)).not.toContain('42424242');
});

it('finds what is wrong with a card, in words of its own or in those it was given', async () => {
  const given = { attribute: 'number', key: 'errors.invalid', message: 'Not this one' };
  const { answered, type } = await opened({ refusals: [[given]] });
  expect(await answered()).toEqual(['errors', [given]]);
  expect(await answered()).toEqual([
    'errors',
    [{ attribute: 'number', key: 'errors.blank', message: "Number can't be blank" }],
  ]);
  type('Card number', '4242424242424242');
  type('CVC', '123');
  expect((await answered())?.[0]).toBe('paymentMethod');
});

it('says nothing more to whom it was told to forget', async () => {
  const { frame, reported, type } = await opened();
  const before = reported.length;
  frame.removeHandlers();
  type('CVC', '123');
  expect(reported).toHaveLength(before);
});

it('is the script itself where it stands in the page', async () => {
  const fake = createFakeSpreedly({ ledger: {} as PaymentLedger });
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  const loaded = await loadSpreedly();
  expect(loaded.Spreedly).toBe(fake.Spreedly);
});

it('F33: fails to load as often as it is told', async () => {
  const load = createFakeSpreedlyLoader({ ledger: {} as PaymentLedger, failToLoad: 1 });
  await expect(load()).rejects.toThrow('told to fail');
  expect(await load()).toBe(await load());
});
