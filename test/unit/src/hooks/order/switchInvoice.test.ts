import { describe, expect, it, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import type { Faults } from '../../../../../mocks';
import { invoicePayment } from '../../../../../src/payments';
import { backendInTests } from '../../../mocks/backend';
import { holdOf, ordersOn, payer, reach } from './orderOnBackend';

const tested = backendInTests();
const { backend, clock, requestFor } = tested;
const { open } = ordersOn(tested);

async function held(faults: Faults = {}) {
  await backend.reset(scenarios.cardAndInvoice);
  const flow = open();
  flow.hold(await requestFor({ 3001: 1 }), 'card');
  await reach(flow, 'registering');
  await backend.setFaults(faults);
  return flow;
}

describe('paying for a held order by invoice after all', () => {
  it('reads the hold as it has become, and back', async () => {
    const flow = await held();
    expect(await flow.payByInvoice(true)).toBeNull();
    expect(holdOf(flow).isPayByInvoice).toBe(true);
    expect(await flow.payByInvoice(false)).toBeNull();
    expect(holdOf(flow).isPayByInvoice).toBe(false);
    expect(holdOf(flow).paymentIntentToken).toMatch(/./);
  });

  it('leaves everything as it was when it is refused, and says so', async () => {
    const flow = await held({ setPayByInvoice: { kind: 'refused', code: 4022 } });
    expect((await flow.payByInvoice(true))?.message.key).toBe('payment.switchFailed');
    expect(holdOf(flow).isPayByInvoice).toBe(false);
    expect(flow.getState().at).toBe('registering');
  });

  it('finds out by reading the hold when the answer was lost', async () => {
    const flow = await held({ setPayByInvoice: { kind: 'lostAfterCommit', times: 1 } });
    expect(await flow.payByInvoice(true)).toBeNull();
    expect(holdOf(flow).isPayByInvoice).toBe(true);
  });

  it('times out when the tickets are gone', async () => {
    const flow = await held();
    clock.advance(16 * 60_000);
    await flow.payByInvoice(true);
    expect(flow.getState().at).toBe('timedOut');
  });

  it('sends no order meanwhile', async () => {
    const flow = await held();
    const order = vi.fn();
    const requesting = flow.payByInvoice(true);
    const method = { ...invoicePayment(), begin: order };
    const { token, orderTotal, currency } = holdOf(flow);
    const personTickets: [] = [];
    flow.submit({
      method,
      input: null,
      payer,
      order: {
        orderTotal,
        personTickets,
        currency: currency.code,
        billingAddress: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        legalAgreement: true,
        showInCommunity: true,
        payByInvoice: false,
        freeEvent: false,
      },
    });
    expect(flow.getState().at).toBe('registering');
    await requesting;
    expect(order).not.toHaveBeenCalled();
    expect(holdOf(flow).token).toBe(token);
  });
});
