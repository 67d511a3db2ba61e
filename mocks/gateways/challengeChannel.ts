import type { StripeLedger } from './stripeLedger';

const channelName = 'boxoffice-fake-stripe';

interface FromPage {
  type: 'opened' | 'answered';
  intent: string;
  outcome?: unknown;
}

const isFromPage = (data: unknown): data is FromPage =>
  typeof data === 'object' &&
  data !== null &&
  'intent' in data &&
  typeof data.intent === 'string' &&
  'type' in data &&
  (data.type === 'opened' || data.type === 'answered');

/**
 * Talks with the bank's page (`challenge.html`): tells it what is being paid, and the ledger how the buyer answered.
 * The page waits for `noted` before it notifies its opener, so that whoever reads the intent then reads the new one.
 */
export function listenToChallenges(ledger: StripeLedger): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  // In Node an open channel would keep the process alive.
  if ('unref' in channel) (channel as { unref: () => void }).unref();
  const answer = async ({ type, intent: id, outcome }: FromPage) => {
    const intent =
      type === 'answered'
        ? await ledger.authenticate(id, outcome === 'succeeded' ? 'succeeded' : 'failed')
        : await ledger.retrieve(id);
    if (!intent) return;
    const { amount, currency, last4 } = intent;
    channel.postMessage(
      type === 'answered'
        ? { type: 'noted', intent: id }
        : { type: 'described', intent: id, amount, currency, last4 },
    );
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromPage(data)) void answer(data);
  };
  return () => channel.close();
}
