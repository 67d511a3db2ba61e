import type { BitcoinSource } from '../../contract';
import { ScriptError } from '../loadScript';
import type { BitcoinOrder, BitcoinProvider, BitcoinReceivers } from './types';

/** A source or receiver as the card provider's script answered it, in the shapes it had over the years. */
interface ScriptSource {
  id: string;
  amount: number;
  status?: string;
  filled?: boolean;
  bitcoin?: { address: string; amount: number; uri: string };
  inbound_address?: string;
  bitcoin_amount?: number;
  bitcoin_uri?: string;
}

interface ScriptFailure {
  error: { message?: string };
}

type Callback = (status: number, response: ScriptSource | ScriptFailure) => void;

/** What of the script is used. Version 3 is an object per key with promises, version 2 one for all with callbacks. */
interface Script {
  createSource?: (data: object) => Promise<{ source: ScriptSource } | ScriptFailure>;
  source?: { create: (data: object, callback: Callback) => void };
  bitcoinReceiver?: {
    createReceiver: (data: object, callback: Callback) => void;
    pollReceiver: (id: string, callback: Callback) => void;
    cancelReceiverPoll: (id: string) => void;
  };
}

/**
 * Bitcoin sources by the card provider's own script, where it still makes them: `legacyBitcoin(() => loadStripe('pk_…'))`.
 * Takes version 3 (`https://js.stripe.com/v3`) and version 2. Rejects with ScriptError when the script has no sources any more.
 * @public
 */
export const legacyBitcoin = (loadScript: () => Promise<unknown>) => async (): Promise<BitcoinProvider> => {
  const script = (await loadScript()) as Script;
  const { createSource, source } = script;
  if (createSource)
    return { createSource: async (order) => sourceOf(await createSource.call(script, sourceData(order))) };
  if (source) return { createSource: (order) => called((done) => source.create(sourceData(order), done)) };
  throw new ScriptError('The card provider makes no bitcoin sources any more');
};

/** Bitcoin receivers by version 2 of the card provider's script, older still. Rejects with ScriptError. */
export const legacyReceivers =
  (loadScript: () => Promise<unknown>) => async (): Promise<BitcoinReceivers> => {
    const { bitcoinReceiver } = (await loadScript()) as Script;
    if (!bitcoinReceiver) throw new ScriptError('The card provider makes no bitcoin receivers any more');
    return {
      createReceiver: ({ amount, currency, email, refundAddress }) =>
        called((done) =>
          bitcoinReceiver.createReceiver(
            { amount, currency, email, refund_address: refundAddress, description: email },
            done,
          ),
        ),
      poll: (receiverId, onFilled) => {
        bitcoinReceiver.pollReceiver(receiverId, (_status, response) => {
          if (!('error' in response) && response.filled) onFilled();
        });
        return () => bitcoinReceiver.cancelReceiverPoll(receiverId);
      },
    };
  };

const sourceData = ({ amount, currency, email, refundAddress }: BitcoinOrder) => ({
  type: 'bitcoin',
  amount,
  currency,
  owner: { email },
  metadata: { refund_address: refundAddress },
});

const called = (call: (done: Callback) => void): Promise<BitcoinSource> =>
  new Promise((resolve, reject) => {
    call((_status, response) => {
      try {
        resolve(sourceOf('error' in response ? response : { source: response }));
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      }
    });
  });

function sourceOf(answer: { source: ScriptSource } | ScriptFailure): BitcoinSource {
  if ('error' in answer) throw new Error(answer.error.message ?? 'The bitcoin source could not be made');
  const { id, amount, status, bitcoin, ...receiver } = answer.source;
  const address = bitcoin?.address ?? receiver.inbound_address;
  const bitcoinAmount = bitcoin?.amount ?? receiver.bitcoin_amount;
  if (address === undefined || bitcoinAmount === undefined)
    throw new Error(`The bitcoin source ${id} has no address to pay to`);
  return {
    id,
    amount,
    bitcoinAmount,
    address,
    currency: 'USD',
    status: status === 'chargeable' || receiver.filled ? 'chargeable' : 'pending',
    uri: bitcoin?.uri ?? receiver.bitcoin_uri ?? `bitcoin:${address}`,
  };
}
