import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAddressCompletion } from '../../../../../mocks/adapters/fakeAddressCompletion';
import type { RegistrationContext, RegistrationValues } from '../../../../../src/domain';
import type { AddressCompletion } from '../../../../../src/domain/registration/addressCompletion';
import { useAddressCompletion } from '../../../../../src/headless/form/useAddressCompletion';
import { renderInForm } from './fields';

const field = document.createElement('input');
field.id = 'billing.address1';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(field);
  field.focus();
});
afterEach(() => {
  vi.useRealTimers();
  field.remove();
});

const context: RegistrationContext = { gateway: 'stripe', orderTotal: 100, freeEvent: false, ticketCount: 1 };
const empty = { country: '', address1: '', city: '', state: '', zip: '' } as RegistrationValues['billing'];

function openField(
  addressCompletion: AddressCompletion,
  billing: Partial<RegistrationValues['billing']> = {},
) {
  const failures: unknown[] = [];
  const form = renderInForm(
    () =>
      useAddressCompletion({
        addressCompletion,
        label: 'Address',
        onFailure: (cause) => failures.push(cause),
      }),
    { values: { billing: { ...empty, ...billing } }, context },
  );
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    ...form,
    failures,
    later,
    type: (text: string) => act(() => form.result.current.setText(text)),
    choose: async (id: string) => {
      act(() => form.result.current.choose(id));
      await later(0);
    },
    texts: () => form.result.current.suggestions.map(({ text }) => text),
  };
}

it('looks 250 ms after the last key, for three characters at least, and for those last typed', async () => {
  const fake = createFakeAddressCompletion();
  const { type, later, texts } = openField(fake);
  type('pi');
  await later(1_000);
  type('pie');
  await later(249);
  type('pier s');
  await later(249);
  expect(fake.queries).toEqual([]);
  await later(1);
  expect(fake.queries).toEqual(['pier s']);
  expect(texts()).toEqual(['4 Pier Street, 04101 Portland']);
  type('p');
  expect(texts()).toEqual([]);
});

it('aborts what is not waited for any more, and gives the country', async () => {
  const calls: { country: string; signal: AbortSignal }[] = [];
  const { type, later, texts, failures } = openField(
    {
      suggest: (query, options) => {
        calls.push(options);
        return query === 'pier'
          ? new Promise((_, reject) =>
              options.signal.addEventListener('abort', () => reject(new Error('Aborted.'))),
            )
          : Promise.resolve([{ id: '1', text: query }]);
      },
      resolve: () => Promise.resolve({}),
    },
    { country: 'US' },
  );
  type('pier');
  await later(250);
  type('pier 2');
  await later(250);
  expect(calls.map(({ country, signal }) => [country, signal.aborted])).toEqual([
    ['US', true],
    ['US', false],
  ]);
  expect(texts()).toEqual(['pier 2']);
  expect(failures).toEqual([]);
});

it('puts the chosen address into the bill, and says which', async () => {
  const { type, later, choose, methods, result } = openField(createFakeAddressCompletion(), { state: 'Old' });
  type('pierstr');
  await later(250);
  await choose('3');
  expect(methods.getValues('billing')).toEqual({
    country: 'DE',
    address1: 'Pierstraße 7',
    city: 'Hamburg',
    state: '',
    zip: '20457',
  });
  expect(result.current.filled).toMatchObject({ city: 'Hamburg' });
  expect(result.current.suggestions).toEqual([]);
});

it('F109: leaves what somebody types while the chosen address is on its way', async () => {
  const fake = createFakeAddressCompletion({ delayMs: 500 });
  const { type, later, choose, methods } = openField(fake);
  type('pierstr');
  await later(750);
  await choose('3');
  act(() => methods.setValue('billing.city', 'Altona'));
  await later(500);
  expect(methods.getValues('billing')).toMatchObject({
    address1: 'Pierstraße 7',
    city: 'Altona',
    zip: '20457',
  });
});

it('F109: puts nothing in once the street is typed over', async () => {
  const { type, later, choose, methods } = openField(createFakeAddressCompletion({ delayMs: 500 }));
  type('pierstr');
  await later(750);
  await choose('3');
  type('Elbe 4');
  await later(2_000);
  expect(methods.getValues('billing')).toMatchObject({ address1: 'Elbe 4', city: '', zip: '' });
});

it('F108: has a plain field where nothing answers, and reports it once', async () => {
  const { type, later, result, failures, methods } = openField(
    createFakeAddressCompletion({ outcome: 'neverAnswers' }),
  );
  for (const text of ['pier', 'pier 2']) {
    type(text);
    await later(10_250);
  }
  expect(failures.map(String)).toEqual(['Error: addressCompletion.suggest took longer than 10000 ms.']);
  expect(result.current).toMatchObject({ suggestions: [], isEmpty: false, error: undefined });
  expect(methods.getValues('billing.address1')).toBe('pier 2');
});

it('F108: keeps the words of a suggestion that can’t be resolved', async () => {
  const { type, later, choose, methods, failures } = openField(
    createFakeAddressCompletion({ outcome: 'failsToResolve' }),
  );
  type('pierstr');
  await later(250);
  await choose('3');
  expect(methods.getValues('billing')).toMatchObject({ address1: 'Pierstraße 7, 20457 Hamburg', city: '' });
  expect(failures).toHaveLength(1);
});

it('opens no list for who has left', async () => {
  const { type, later, result, texts } = openField(createFakeAddressCompletion());
  type('pier');
  act(() => result.current.leave());
  await later(1_000);
  expect(texts()).toEqual([]);
});

it('looks for nothing where a browser fills in the form', async () => {
  const fake = createFakeAddressCompletion();
  const { type, later, methods } = openField(fake);
  field.blur();
  type('1 Pier Road');
  await later(1_000);
  expect(fake.queries).toEqual([]);
  expect(methods.getValues('billing.address1')).toBe('1 Pier Road');
});
