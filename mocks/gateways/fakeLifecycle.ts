import type { PaymentLedger } from './paymentLedger';

/**
 * What the bank does with a card that it wants to ask about. `asks`: it looks at the browser, wants the order completed, then asks
 * its question. `asksAtOnce`: no completion before. `vouches`, `refuses`: it needs no answer. `fails`: something else breaks.
 * `timesOut`: it stops waiting. `silent`: nothing is ever heard of it.
 * @public
 */
export type FakeBank = 'asks' | 'asksAtOnce' | 'vouches' | 'refuses' | 'fails' | 'timesOut' | 'silent';

export interface LifecycleOptions {
  transactionToken: string;
  hiddenIframeLocation: string;
  challengeIframeLocation: string;
}

interface Surroundings {
  ledger: PaymentLedger;
  bank: FakeBank;
  /** Tells a `3ds:status`. */
  notify: (status: object) => void;
}

/** The life cycle of one transaction's 3-D Secure, as `start`. */
export function createFakeLifecycle({ ledger, bank, notify }: Surroundings, options: LifecycleOptions) {
  const { transactionToken: token } = options;
  const succeeded = async () => {
    await ledger.settle(token, 'succeeded');
    notify({ action: 'succeeded', token, context: { token, state: 'succeeded' } });
  };
  const failed = async () => {
    await ledger.settle(token, 'failed');
    notify({ action: 'error', token, context: { token, state: 'gateway_processing_failed' } });
  };
  const request = async () => {
    const amount = (await ledger.find(token))?.amount ?? 0;
    // The buyer may have left meanwhile.
    const container = document.getElementById(options.challengeIframeLocation);
    if (!container) return;
    const answered = (answer: () => Promise<void>) => () => {
      container.replaceChildren();
      void answer();
    };
    container.replaceChildren(questionOf(amount, { Complete: answered(succeeded), Fail: answered(failed) }));
    notify({ action: 'challenge', token, context: { token, state: 'pending' } });
  };
  const completion = (next: () => Promise<void>) =>
    notify({
      action: 'trigger-completion',
      token,
      context: { token, state: 'pending' },
      finalize: () => void next(),
    });
  const actions: Record<FakeBank, () => unknown> = {
    asks: () => completion(request),
    asksAtOnce: request,
    vouches: async () => {
      await ledger.settle(token, 'succeeded');
      completion(succeeded);
    },
    refuses: failed,
    fails: () => notify({ action: 'error', token, context: { token, state: 'failed' } }),
    timesOut: () => notify({ action: 'finalization-timeout', token, context: { token, state: 'pending' } }),
    silent: () => undefined,
  };
  return () => {
    const fingerprint = document.createElement('div');
    fingerprint.dataset['fingerprint'] = token;
    const hidden = document.getElementById(options.hiddenIframeLocation);
    if (!hidden || !document.getElementById(options.challengeIframeLocation))
      throw new Error('There is no place for 3-D Secure');
    hidden.replaceChildren(fingerprint);
    setTimeout(() => void actions[bank]());
  };
}

/** The bank's question, where the real script puts a frame. */
function questionOf(amount: number, answers: Record<string, () => void>): HTMLElement {
  const question = document.createElement('form');
  question.lang = 'en';
  question.dir = 'ltr';
  question.addEventListener('submit', (event) => event.preventDefault());
  // Set through the object model, which a strict CSP allows.
  Object.assign(question.style, {
    display: 'grid',
    gap: '1rem',
    alignContent: 'start',
    padding: '1.5rem',
    minHeight: '16rem',
    background: '#ffffff',
    color: '#20232a',
    font: '1rem/1.5 system-ui, sans-serif',
  });
  const text = document.createElement('p');
  text.style.margin = '0';
  text.textContent = `Your bank asks whether you are paying ${(amount / 100).toFixed(2)}.`;
  question.append(text);
  for (const [answer, give] of Object.entries(answers)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${answer} authentication`;
    Object.assign(button.style, {
      font: 'inherit',
      padding: '0.75rem 1rem',
      minHeight: '2.75rem',
      borderRadius: '0.25rem',
      border: '1px solid #20232a',
      background: '#ffffff',
      color: '#20232a',
      cursor: 'pointer',
    });
    button.addEventListener('click', give);
    question.append(button);
  }
  return question;
}
