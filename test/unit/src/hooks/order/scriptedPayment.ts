import type { Client } from '../../../../../src/client';
import {
  getSaveOutcome,
  getTransaction,
  holdTickets,
  releaseTransaction,
  saveOrder,
} from '../../../../../src/contract';
import type { SavedOrder } from '../../../../../src/contract';
import { createOrderFlow, createOrderMemory, type OrderFlow, type TextStore } from '../../../../../src/hooks';
import type { ChallengeStage, PaymentDeps, PaymentMethod, PaymentStep } from '../../../../../src/payments';
import { hold } from '../../domain/fixtures';
import { memoryStore } from './orderOnBackend';

export const order: SavedOrder = { orderId: '2000-1', token: 'or_1', status: 'complete' };
export const page = { kind: 'page', url: 'https://bank.test/3ds', reference: 'R-1' } as const;
export const script = { kind: 'script', reference: 'R-2' } as const;
export const settled: PaymentStep = { next: 'settled', order };

/** A promise that the test keeps. */
export interface ScriptedRequest<T> {
  what: 'begin' | 'play' | 'resume' | 'save' | 'outcome' | 'read';
  answer: (value: T) => void;
  fail: (cause: unknown) => void;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  deps?: PaymentDeps | undefined;
}

interface Scripted {
  store?: TextStore;
  /** Whose money it is about; a card's when absent. */
  method?: Pick<PaymentMethod<never>, 'money' | 'arrivedMoney'>;
}

/** An order on its form, whose method and backend answer when and what the test says. */
export function scriptedPayment({
  store = memoryStore(),
  method: like = { money: 'withOrder' },
}: Scripted = {}) {
  const requested: ScriptedRequest<never>[] = [];
  const requestAnswer = <T>(
    what: ScriptedRequest<T>['what'],
    rest: Partial<ScriptedRequest<T>> = {},
  ): Promise<T> =>
    new Promise((answer, fail) => {
      requested.push({ what, answer, fail, ...rest });
    });

  const client = {
    call: (endpoint: unknown, request: { params?: { key?: string }; idempotencyKey?: string }) => {
      if (endpoint === holdTickets) return Promise.resolve({ ...hold, orderTotal: 200_65 });
      if (endpoint === releaseTransaction) return Promise.resolve(undefined);
      if (endpoint === saveOrder) return requestAnswer<SavedOrder>('save', { key: request.idempotencyKey });
      if (endpoint === getSaveOutcome)
        return requestAnswer<SavedOrder>('outcome', { key: request.params?.key });
      if (endpoint === getTransaction) return requestAnswer('read');
      throw new Error('Not part of a payment');
    },
  } as unknown as Client;

  const method: PaymentMethod<null> = {
    id: 'stripe',
    ...(like.money && { money: like.money }),
    ...(like.arrivedMoney && { arrivedMoney: like.arrivedMoney }),
    isOffered: () => true,
    begin: (_hold, _input, deps) => requestAnswer<PaymentStep>('begin', { deps }),
    play: (_hold, _challenge, deps, { signal }) => requestAnswer<PaymentStep>('play', { deps, signal }),
    resume: (_hold, _challenge, deps) => requestAnswer<PaymentStep>('resume', { deps }),
  };

  const open = (): OrderFlow =>
    createOrderFlow({
      client,
      eventId: '1001',
      features: {},
      campaign: {},
      memory: createOrderMemory(store, '1001'),
      browserStore: memoryStore(),
      returnUrl: 'http://host.test/stripe/return/',
    });
  const flow = open();

  return {
    flow,
    open,
    requested,
    memory: createOrderMemory(store, '1001'),
    async held() {
      flow.hold({} as never, 'card');
      await settle();
      return flow;
    },
    submit: () =>
      flow.submit({
        method,
        input: null,
        payer: { name: 'Ada Byron', email: 'ada@example.com' },
        order: {
          personTickets: [],
          billingAddress: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        } as never,
      }),
    play: () => flow.playChallenge(containers()),
    /** Answers the latest that is still open of its kind. */
    async answer(what: ScriptedRequest<unknown>['what'], value: unknown) {
      await settle();
      const found = requested.findLast((one) => one.what === what) as ScriptedRequest<unknown> | undefined;
      if (!found) throw new Error(`Nobody asked to ${what}`);
      if (value instanceof Error) found.fail(value);
      else found.answer(value);
      await settle();
    },
    count: (what: ScriptedRequest<unknown>['what']) => requested.filter((one) => one.what === what).length,
    last: (what: ScriptedRequest<unknown>['what']) =>
      requested.findLast((one) => one.what === what) as ScriptedRequest<unknown> | undefined,
  };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));

const containers = (): Omit<ChallengeStage, 'signal'> => ({
  fingerprint: {} as HTMLElement,
  challenge: {} as HTMLElement,
  show: () => undefined,
});
