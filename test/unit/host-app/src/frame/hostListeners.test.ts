import { describe, expect, it, vi } from 'vitest';
import type { WidgetEvent } from '../../../../../src/domain';
import { frameEvents } from '../../../../../src/embed/protocol';
import { hostListeners } from '../../../../../host-app/src/frame/hostListeners';
import { eachRow } from '../../../../eachRow';

type Step = Parameters<ReturnType<typeof hostListeners>['onStepChange']>[0];

function watched() {
  const said: unknown[] = [];
  const host = {
    say: vi.fn((type: string, payload: object) => {
      said.push([type, payload]);
      return true;
    }),
    showTop: vi.fn(),
  };
  return { said, host, ...hostListeners(host) };
}
const order = { tickets: [], tax: 0, code: 'SECRET', choice: 'card' } as const;
const confirmed = (more: object = {}): WidgetEvent => ({
  type: 'confirmed',
  orderId: '2001-1',
  status: 'complete',
  ...more,
});

describe('what the page around the frame is told of an order', () => {
  it('each step, and nothing else of it', () => {
    const { said, onStepChange } = watched();
    for (const step of ['selecting', 'holding', 'registering'] satisfies Step[]) onStepChange(step);
    expect(said).toEqual([
      ['step', { step: 'selecting' }],
      ['step', { step: 'holding' }],
      ['step', { step: 'registering' }],
    ]);
  });

  eachRow<[string, Step[], number]>([
    ['not for the first screen', ['selecting'], 0],
    ['not for a form that was there before the page was loaded', ['resuming', 'registering'], 0],
    ['not while a screen stays', ['selecting', 'holding', 'selecting'], 0],
    ['for the form', ['selecting', 'holding', 'registering'], 1],
    ['not while a payment goes on', ['registering', 'submitting', 'authenticating', 'unknownOutcome'], 0],
    ['for the end of the time', ['selecting', 'registering', 'timedOut', 'selecting'], 3],
    ['for a swap’s form', ['swapping', 'registering'], 1],
    ['for a confirmation at once, after PayPal (000 §2)', ['confirmed'], 1],
  ])('the top is shown %s', (_, steps, times) => {
    const { host, onStepChange } = watched();
    for (const step of steps) onStepChange(step);
    expect(host.showTop).toHaveBeenCalledTimes(times);
  });

  eachRow([
    ['USD', 200.65, 20_065],
    ['JPY', 5_000, 5_000],
    ['KWD', 12.345, 12_345],
  ])('an order in %s, once, in minor units', (currency, total, amount) => {
    const { said, onEvent } = watched();
    onEvent(confirmed({ ...order, currency, total }));
    onEvent(confirmed({ ...order, currency, total }));
    expect(said).toEqual([['orderConfirmed', { orderId: '2001-1', currency, amount }]]);
  });

  eachRow([{}, { ...order, currency: 'USD', total: 0 }])('an order without a price says none', (more) => {
    const { said, onEvent } = watched();
    onEvent(confirmed(more));
    expect(said).toEqual([['orderConfirmed', { orderId: '2001-1' }]]);
  });

  it('A13: a refusal by its kind alone, and no promotion code', () => {
    const { said, onEvent } = watched();
    onEvent({ type: 'holdRefused', code: 4012, reason: 'amara@example.com' });
    onEvent({ type: 'orderError', code: 0 });
    onEvent({ type: 'promotionApplied', code: 'SECRET' });
    expect(said).toEqual([
      ['error', { kind: 'holdRefused' }],
      ['error', { kind: 'orderError' }],
    ]);
    expect(frameEvents.error.kind('holdRefused')).toBe(true);
  });
});
