import { vi } from 'vitest';
import { ApiError } from '../../../../../src/client';
import type { HeldTransaction, SavedOrder } from '../../../../../src/contract';
import { spreedlyPayment, type PaymentDeps, type SpreedlyScript } from '../../../../../src/payments';
import { eventually } from '../../../../eventually';

export const order: SavedOrder = { orderId: '7001', token: 'tok', status: 'complete' };

/** How the backend passes on what the gateway said. */
export const saying = (message: string) =>
  new ApiError('refused', 400, { code: 4061, message }, 'saveOrder was refused (400)');
export const answer = (said: object) => saying(JSON.stringify(said));

type StatusEvent = Parameters<Parameters<SpreedlyScript['Spreedly']['on']>[1]>[0];

/** Spreedly's script with a life cycle that says what the test says. */
export function scriptedSpreedly() {
  const listeners: ((status: StatusEvent) => void)[] = [];
  const lifecycles: object[] = [];
  const start = vi.fn();
  const serialize = vi.fn((size: string, accept: string) => `${size} ${accept}`);
  const Spreedly = {
    on: (_: string, listener: (status: StatusEvent) => void) => void listeners.push(listener),
    ThreeDS: {
      serialize,
      Lifecycle: class {
        start = start;
        constructor(options: object) {
          lifecycles.push(options);
        }
      },
    },
  };
  const notify = (status: object) => listeners.forEach((listener) => listener(status as StatusEvent));
  return {
    script: { Spreedly } as unknown as SpreedlyScript,
    notify,
    start,
    serialize,
    lifecycles,
    listeners,
  };
}

/** A payment whose saves are answered one after the other. */
export function paymentBy(answers: (SavedOrder | Error)[], script = scriptedSpreedly()) {
  const save = vi.fn<PaymentDeps['save']>(() => {
    const next = answers.shift();
    if (next === undefined) throw new Error('The test expected no further save.');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const hold = { gateway: 'spreedly', orderTotal: 20_065, isPayByInvoice: false } as HeldTransaction;
  const deps = { save, attempt: 'attempt-1' } as unknown as PaymentDeps;
  const method = spreedlyPayment({ load: () => Promise.resolve(script.script), environmentKey: 'env' });
  const leaving = new AbortController();
  const containers = { fingerprint: document.createElement('div'), challenge: document.createElement('div') };
  const stage = { ...containers, show: vi.fn(), signal: leaving.signal };
  const begin = (token = () => Promise.resolve('pm_1')) => method.begin(hold, { token }, deps);
  /** Up to the moment when the script has begun. */
  const challenged = async () => {
    const step = await begin();
    if (step.next !== 'challenge') throw new Error(`Expected a challenge, not ${step.next}`);
    const { challenge } = step;
    const played = method.play?.(hold, challenge, deps, stage) ?? Promise.reject(new Error('no play'));
    await eventually(() => {
      if (script.lifecycles.length === 0) throw new Error('not begun');
    });
    return { challenge, played, resume: () => method.resume?.(hold, challenge, deps) };
  };
  return { ...script, method, hold, deps, save, begin, challenged, stage, leaving };
}
