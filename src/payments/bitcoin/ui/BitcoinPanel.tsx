'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { BoxofficeError } from '../../../diagnostics';
import type { HeldTransaction } from '../../../contract';
import { createOrderMemory, useEnvironment, type Environment } from '../../../hooks';
import { bitcoinPayment, bitcoinsLate } from '../bitcoinPayment';
import {
  createBitcoinSession,
  type BitcoinSession,
  type BitcoinSessionOptions,
} from '../createBitcoinSession';
import { pollingChannel } from '../pollingChannel';
import { once } from '../../once';
import { sourceReader } from '../sourceReader';
import { BitcoinFields, type BitcoinFieldsProps } from './BitcoinFields';
import { readyWith, type PaymentFieldsProps } from '../../ui/paymentOption';
import type { BitcoinChannel, BitcoinProvider, BitcoinReceivers } from '../types';

/** The provider that bitcoins are paid with. */
export interface BitcoinPaymentOptions {
  /** Opens the provider; asked once the fields are about to show. Rejects when it can't be had. */
  load: () => Promise<BitcoinProvider>;
  /** A new way to hear of payments, e.g. `() => socketChannel({ url })`. */
  channel: () => BitcoinChannel;
}

/** The older provider that bitcoins are paid with. */
export interface LegacyBitcoinPaymentOptions {
  load: () => Promise<BitcoinReceivers>;
}

type BitcoinSources = Pick<BitcoinSessionOptions, 'load' | 'openChannel' | 'refreshAfter'>;

/** The fields of one bitcoin method. What was generated stays with it however often they are shown. */
export const createBitcoinFields = ({ load, channel }: BitcoinPaymentOptions) =>
  fieldsOf({ load: once(load), openChannel: channel }, 'sources');

/** 000 §9: a receiver's price holds for ten minutes. */
const receiverLife = 600_000;

/** The same where the provider has receivers. 000 §2.8, legacy bitcoin panel. */
export function createLegacyBitcoinFields(options: LegacyBitcoinPaymentOptions) {
  const receivers = once(options.load);
  const load = async () => ({ createSource: (await receivers()).createReceiver });
  const openChannel = () => pollingChannel({ receivers });
  return fieldsOf({ load, openChannel, refreshAfter: receiverLife }, 'receivers');
}

function fieldsOf(sources: BitcoinSources, rules: BitcoinFieldsProps['rules']) {
  const method = bitcoinPayment();
  let latest: { token: string; session: BitcoinSession } | undefined;
  const sessionFor = (hold: HeldTransaction, environment: Environment): BitcoinSession => {
    if (latest?.token !== hold.token)
      latest = {
        token: hold.token,
        session: createBitcoinSession({ ...sources, ...partsOf(hold, environment) }),
      };
    return latest.session;
  };

  return function BitcoinPanel({ slot, hold, onReady, onError }: PaymentFieldsProps) {
    const environment = useEnvironment();
    const session = useMemo(() => sessionFor(hold, environment), [hold, environment]);
    useEffect(() => session.start(), [session]);
    const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
    const { payment, failure } = state;
    useEffect(() => {
      if (failure !== undefined) onError?.(new BoxofficeError('BX2007', failure));
    }, [failure, onError]);
    useEffect(() => {
      // 000 §4: the payment token is the source that is chargeable.
      const isPaid = payment.at === 'received' || payment.at === 'approved';
      onReady(
        isPaid
          ? readyWith(method, { sourceId: payment.source.id, refundAddress: payment.refundAddress })
          : null,
      );
    }, [payment, onReady]);
    return (
      <BitcoinFields
        {...slot}
        rules={rules}
        state={state}
        hold={hold}
        onGenerate={(given) => void session.generate(given)}
        onReset={session.reset}
        onRetryLoad={session.retryLoad}
        onTryAgain={session.tryAgain}
      />
    );
  };
}

/** What a session needs of the hold that is to be paid for. */
function partsOf(
  { token, eventId, orderTotal }: HeldTransaction,
  { client, tabStore }: Environment,
): Pick<BitcoinSessionOptions, 'amount' | 'memory' | 'readSource'> {
  const memory = createOrderMemory(tabStore, eventId);
  const ofThisHold = () => {
    const known = memory.recall();
    return known?.token === token ? known : undefined;
  };
  return {
    amount: orderTotal,
    readSource: sourceReader(client, { eventId, token }),
    memory: {
      recall: () => ofThisHold()?.paidTo,
      note: (source) => {
        const known = ofThisHold();
        if (known) memory.remember({ ...known, paidTo: source && { ...source, late: bitcoinsLate } });
      },
    },
  };
}
