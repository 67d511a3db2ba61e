'use client';
import { useEffect, useState } from 'react';
import type { SavedOrder } from '../../contract';
import { useLatest } from '../../react';
import { ConfirmationFailure } from '../../themed/confirmation/ConfirmationFailure';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { Screen } from '../WidgetFrame';
import type { ConfirmationScreenProps } from './ConfirmationScreen';

const screen = /* @__PURE__ */ chunk(() => import('./ConfirmationScreen'));

export interface ConfirmedStepProps extends Omit<ConfirmationScreenProps, 'orderId' | 'token'> {
  order: SavedOrder;
  /** Goes on from here in the host's own way. When it throws or rejects, or there is none, the confirmation shows. */
  onConfirmed?: ((order: SavedOrder) => void | Promise<void>) | undefined;
}

/** The order is made: when its page can't be loaded only that is tried again, never the order (FAULTS F29). */
export function ConfirmedStep({ order, onConfirmed, ...props }: ConfirmedStepProps) {
  const [tries, setTries] = useState(0);
  const isLeaving = useHandOver(order, { onConfirmed, onError: props.onError });
  if (isLeaving)
    return (
      <Screen>
        <ConfirmationSkeleton />
      </Screen>
    );
  const { orderId, token } = order;
  return <Try key={tries} {...props} {...{ orderId, token }} onRetry={() => setTries(tries + 1)} />;
}

/** Hands the order to the host, once. True while the host is about to leave. */
function useHandOver(order: SavedOrder, host: Pick<ConfirmedStepProps, 'onConfirmed' | 'onError'>): boolean {
  const [isStuck, setStuck] = useState(false);
  const latestRef = useLatest(host);
  useEffect(() => {
    Promise.resolve(order)
      .then(latestRef.current.onConfirmed)
      .catch((cause: unknown) => {
        setStuck(true);
        latestRef.current.onError?.(cause);
      });
  }, [order, latestRef]);
  return host.onConfirmed !== undefined && !isStuck;
}

function Try({ onRetry, ...order }: ConfirmationScreenProps & { onRetry: () => void }) {
  const loaded = useChunk(screen);
  if (loaded) return <loaded.ConfirmationScreen {...order} />;
  return (
    <Screen>{loaded === null ? <ConfirmationFailure onRetry={onRetry} /> : <ConfirmationSkeleton />}</Screen>
  );
}
