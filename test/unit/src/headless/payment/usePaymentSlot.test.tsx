import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePaymentSlot } from '../../../../../src/headless/payment/usePaymentSlot';
import { renderInForm } from '../form/fields';

const onMessages = vi.fn();
const bridge = {
  onMessages,
  onFocusable: vi.fn(),
  onProblems: vi.fn(),
  onOwnSubmit: vi.fn(),
  submitContainer: null,
};

const slot = () =>
  renderInForm(() => usePaymentSlot(bridge), {
    values: { card: { number: 'empty', expiry: 'empty', cvc: 'empty', cardName: 'Amara Osei' } },
    check: ({ card }) =>
      card.number === 'complete' ? {} : { card: { number: { type: 'wrong', message: 'wrong' } } },
  });
const messages = { number: 'Your card number is incomplete.' };

it('has the name to start with, and nothing to say before a field was left', () => {
  const { result } = slot();
  expect(result.current).toMatchObject({ errors: {}, cardName: 'Amara Osei', showErrors: false });
});

it('says what is wrong once a field was left, and until it is right', async () => {
  const { result, methods } = slot();
  act(() => result.current.onCardFieldBlur('number'));
  await waitFor(() => expect(result.current.errors).toEqual({ number: 'wrong' }));
  const status = { number: 'complete', expiry: 'empty', cvc: 'empty' } as const;
  act(() => result.current.onCardChange({ status, messages: {} }));
  await waitFor(() => expect(result.current.errors).toEqual({}));
  expect(methods.getValues('card.number')).toBe('complete');
});

it('checks no field that nobody left, and hands on the words of the provider', () => {
  const { result, validated } = slot();
  const status = { number: 'incomplete', expiry: 'empty', cvc: 'empty' } as const;
  act(() => result.current.onCardChange({ status, messages }));
  expect(onMessages).toHaveBeenLastCalledWith(messages);
  expect(validated).not.toHaveBeenCalled();
});

it('shows everything that is wrong once the form was sent', async () => {
  const { result, methods } = slot();
  await act(() => methods.handleSubmit(() => undefined)());
  expect(result.current).toMatchObject({ showErrors: true, errors: { number: 'wrong' } });
});

it('keeps the name as it is typed, and stays the same object', () => {
  const { result, methods, rerender } = slot();
  const before = result.current;
  act(() => result.current.onCardNameChange('A. Osei'));
  rerender();
  expect(methods.getValues('card.cardName')).toBe('A. Osei');
  expect(result.current).toBe(before);
});
