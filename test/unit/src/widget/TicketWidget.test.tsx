import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { eachRow } from '../../../eachRow';
import { backendInTests } from '../../mocks/backend';
import { openWidget, stubMeasuring } from './openWidget';

const { backend, client } = backendInTests();
const { clock } = backend;
// A busy machine takes its time.
beforeAll(stubMeasuring);

const [later, connection] = ['Please try again in a moment.', 'Please check your connection and try again.'];
eachRow([
  ['error500', 1, later],
  ['html502', 1, later],
  ['truncated', 1, later],
  ['empty204', 1, later],
  // A call without any answer is repeated once by itself.
  ['networkError', 2, connection],
] as const)(
  'F01: tickets that could not be loaded (%s) are loaded by the retry',
  async (kind, times, advice) => {
    await backend.setFaults({ getTickets: { kind, times } });
    await openWidget({ client, clock });
    expect(await screen.findByText('There was an error processing your request')).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'Quantity: General Admission' })).toBeVisible();
  },
);

test('an unknown event says so and offers no retry', async () => {
  await openWidget({ client, clock, eventId: '9999' });
  expect(await screen.findByRole('heading', { level: 2, name: 'We can’t find this event' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('F77: tickets that crashed are a screen like the others', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new Proxy({}, { get: () => expect.fail('crash') }) as never;
  await openWidget({ client, clock, bootstrap: broken });
  const title = await screen.findByRole('heading', {
    level: 2,
    name: 'There was an error processing your request',
  });
  expect(title.closest('[data-screen]')).not.toBeNull();
  silent.mockRestore();
});

test('a buyer who comes back from a provider’s page sees no empty page while its screen is on the way', async () => {
  let wasEmpty = false;
  const observer = new MutationObserver(() => {
    wasEmpty ||= document.body.textContent === '';
  });
  await openWidget({ client, clock, paymentReturn: { status: 'cancel' } });
  observer.observe(document.body, { subtree: true, childList: true });
  expect(await screen.findByRole('heading', { name: 'Your payment has not arrived' })).toBeVisible();
  observer.disconnect();
  expect(wasEmpty).toBe(false);
});
