import { configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { backendInTests } from '../../../mocks/backend';
import { formName, holdFreeTicket, openWidget, stubMeasuring } from '../openWidget';

const { backend, client } = backendInTests();
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 90_000 });

beforeEach(async () => {
  stubMeasuring();
  await backend.reset(scenarios.conference);
});

describe('ways to pay that are loaded', () => {
  test('are asked for three times, and then again by the buyer', async () => {
    let isBlocked = true;
    const payments = vi.fn(() => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve([])));
    const onError = vi.fn();
    await openWidget({ client, clock: backend.clock, payments, onError });
    const held = holdFreeTicket();
    const again = await screen.findByRole('button', { name: 'Try again' });
    // Once more ahead, where what follows behind the list was there before the quantity was chosen.
    expect([3, 4]).toContain(payments.mock.calls.length);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'BX2004', message: 'BX2004: blocked' }),
    );
    isBlocked = false;
    fireEvent.click(again);
    expect(await held).toBe(screen.getByRole('form', { name: formName }));
  });
});
