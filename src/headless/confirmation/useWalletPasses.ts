'use client';
import { useEffect, useState } from 'react';
import {
  passesOnDevice,
  readPassLinks,
  walletTicket,
  type WalletPass,
  type WalletPasses,
} from '../../domain/confirmation';
import { useLatest } from '../../react';
import { answerInTime } from '../answerInTime';
import { useConfirmationOrder, useConfirmedTicket } from './ConfirmationContext';

const timeoutMs = 15_000;

/** The passes of a ticket. @experimental */
export interface TicketPasses {
  /** `failed` when there may be passes, and nobody knows where. */
  status: 'loading' | 'ready' | 'failed';
  /** Those that are of use on this device; none until they are there. */
  passes: readonly WalletPass[];
}

const loading: TicketPasses = { status: 'loading', passes: [] };

/**
 * The passes of the ticket around this part, read once. `onFailure` hears of an adapter that throws or takes longer than 15 seconds, and
 * of an address that may not be linked; the ticket stays whatever happens. Use it within `Confirmation.Tickets`. @experimental
 */
export function useWalletPasses(
  walletPasses: WalletPasses,
  onFailure?: (cause: unknown) => void,
): TicketPasses {
  const { order } = useConfirmationOrder();
  const { ticket } = useConfirmedTicket();
  const [state, setState] = useState(loading);
  const latestRef = useLatest({ walletPasses, onFailure, order, ticket });
  const orderId = order?.id;
  const ticketId = ticket.id;
  useEffect(() => {
    const { walletPasses: adapter, order: ofTicket, ticket: current } = latestRef.current;
    if (!ofTicket || orderId === undefined || current.id !== ticketId) return;
    const left = new AbortController();
    const read = async () => {
      const links = await answerInTime(
        (signal) => adapter.passesFor(walletTicket(ofTicket, current), { signal }),
        { timeoutMs, name: 'walletPasses.passesFor', signal: left.signal },
      );
      if (left.signal.aborted) return;
      const { passes, unsafe } = readPassLinks(links);
      setState({ status: 'ready', passes: passesOnDevice(passes, navigator) });
      if (unsafe.length > 0)
        latestRef.current.onFailure?.(new Error(`No address to link: ${unsafe.join(', ')} of walletPasses.`));
    };
    setState(loading);
    read().catch((cause: unknown) => {
      if (left.signal.aborted) return;
      setState({ status: 'failed', passes: [] });
      latestRef.current.onFailure?.(cause);
    });
    return () => left.abort();
  }, [latestRef, orderId, ticketId]);
  return state;
}
