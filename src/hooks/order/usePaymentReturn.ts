'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../client';
import { getConfirmation, getTickets, type ConfirmationData } from '../../contract';
import type { PaymentReturn } from '../../domain';
import { paymentPhase } from '../../domain/confirmation/paymentPhase';
import { useEnvironment } from '../environment';
import { endpointKey, endpointQuery } from '../query';
import { createTextStore } from '../textStore';
import { createSingleHold } from './singleHold';
import { noteAttempt } from './noteAttempt';
import { createOrderMemory } from './orderMemory';

/** How often the order is read again while its payment is on its way, and how long until that is called slow: milliseconds. */
const pollEvery = 2_000;
const slowAfter = 60_000;

/**
 * What became of a payment somewhere else. `opening`: a payment that is said to be cancelled, before there is anything to say of it.
 * `slow`: there is no answer yet, and it is still asked for. `unpaid`: no order was paid. `unreachable`: the order could not be read.
 * `ended`: it did not come about, or was taken back. `cancelled`: by the buyer, and the order itself says that it was not paid.
 */
export type PaymentReturnPhase =
  | 'opening'
  | 'checking'
  | 'slow'
  | 'paid'
  | 'ended'
  | 'unpaid'
  | 'unreachable'
  | 'cancelled';

export interface PaymentReturnResult {
  phase: PaymentReturnPhase;
  /** The order, once it was read. */
  order: ConfirmationData | undefined;
  /** An answer is being waited for. */
  isChecking: boolean;
  checkAgain: () => void;
}

/**
 * The order a buyer comes back to from a provider's page. Only the backend says whether it is paid (DECISIONS, Order flow; FAULTS
 * F48, F49): until it does, it is requested again and again, whatever the address says. A payment that was cancelled gives its tickets
 * back, which ends one that still waits; what was typed stays for the next try.
 */
export function usePaymentReturn(eventId: string, { status, ...ids }: PaymentReturn): PaymentReturnResult {
  const { client, tabStore, browserStore } = useEnvironment();
  const queries = useQueryClient();
  const { orderId = '', token = '' } = ids;
  const isNamed = Boolean(orderId && token);
  const isCancel = status === 'cancel';
  const [round, setRound] = useState(0);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(client, getConfirmation, { params: { eventId, orderId, token } }),
    enabled: isNamed,
    // One read before may be out of date.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isChecked(state.data) && !isUnpaid(state.error) ? pollEvery : false,
  });
  const isSlow = useIsSlow(round);
  const found = phaseOf();
  const [isGivenBack, setGivenBack] = useState(false);
  const [isReadBehind, setReadBehind] = useState(false);
  const isBegun = isCancel && found === 'checking' && !isReadBehind;
  const isWaiting = isBegun && data !== undefined;
  // The selection opens behind it, and would go on with a hold that is still remembered.
  const isOpening = isBegun || (found === 'cancelled' && !isGivenBack);

  function phaseOf(): PaymentReturnPhase {
    if (isUnpaid(error)) return isCancel ? 'cancelled' : 'unpaid';
    if (data && paymentPhase(data.paymentStatus) === 'made') return 'paid';
    if (!isNamed) return 'unpaid';
    if (!data) return isError ? 'unreachable' : 'checking';
    // Money that was taken is reported, whatever the address says.
    if (!isChecked(data)) return isCancel && data.paymentStatus === 'failed' ? 'cancelled' : 'ended';
    return isSlow ? 'slow' : 'checking';
  }

  useEffect(() => {
    const memory = createOrderMemory(tabStore, eventId);
    // A page that is loaded again meanwhile must not offer to pay as if nothing had been (FAULTS F30).
    if (found === 'checking') noteAttempt(memory, orderId);
    if (found !== 'paid' && found !== 'cancelled') return;
    const held = memory.recall()?.token;
    if (held !== undefined) {
      const store = browserStore ?? createTextStore(() => localStorage);
      const singleHold = createSingleHold({ client, eventId, store });
      singleHold.forget(held);
      if (found === 'paid') memory.forget();
      else void giveBack(singleHold.release(held));
      memory.forgetHold();
    }
    queueMicrotask(() => setGivenBack(true));

    async function giveBack(released: Promise<void>) {
      await released;
      await queries.invalidateQueries({ queryKey: endpointKey(getTickets) });
    }
  }, [found, orderId, client, queries, eventId, tabStore, browserStore]);

  useEffect(() => {
    if (!isWaiting) return;
    const held = createOrderMemory(tabStore, eventId).recall()?.token;
    const store = browserStore ?? createTextStore(() => localStorage);
    void readBehind(
      held === undefined ? undefined : createSingleHold({ client, eventId, store }).release(held),
    );

    async function readBehind(released: Promise<void> | undefined) {
      await released;
      await refetch();
      setReadBehind(true);
    }
  }, [isWaiting, client, eventId, tabStore, browserStore, refetch]);

  return {
    phase: isOpening ? 'opening' : found,
    order: data,
    isChecking: isFetching,
    checkAgain: () => {
      setRound(round + 1);
      void refetch();
    },
  };
}

const isChecked = ({ paymentStatus }: ConfirmationData) => paymentPhase(paymentStatus) === 'checking';

/** 4045: no such order was paid. */
const isUnpaid = (error: unknown): boolean => error instanceof ApiError && error.code === 4045;

/** True once a round took too long. */
function useIsSlow(round: number): boolean {
  const [slow, setSlow] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(round), slowAfter);
    return () => clearTimeout(timer);
  }, [round]);
  return slow === round;
}
