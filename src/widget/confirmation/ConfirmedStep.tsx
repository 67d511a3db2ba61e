'use client';
import { useEffect, useState } from 'react';
import { BoxofficeError } from '../../diagnostics';
import type { SavedOrder } from '../../contract';
import { useLatest } from '../../react';
import { ConfirmationFailure } from '../../themed/confirmation/ConfirmationFailure';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { useWidgetContext } from '../WidgetContext';
import { Screen } from '../WidgetFrame';
import type { ConfirmationScreenProps } from './ConfirmationScreen';

const screen = /* @__PURE__ */ chunk(() => import('./ConfirmationScreen'));

export interface ConfirmedStepProps {
  order: SavedOrder;
}

/** The order is made: when its page can't be loaded only that is tried again, never the order (FAULTS F29). */
export function ConfirmedStep({ order }: ConfirmedStepProps) {
  const { eventId, bootstrap, onEvent, ...host } = useWidgetContext();
  const [tries, setTries] = useState(0);
  const isLeaving = useHandOver(order);
  if (isLeaving)
    return (
      <Screen>
        <ConfirmationSkeleton />
      </Screen>
    );
  const { orderId, token } = order;
  return (
    <Try
      key={tries}
      eventId={eventId}
      orderId={orderId}
      token={token}
      onNavigate={host.onNavigate}
      calendarEndpoint={host.calendarEndpoint}
      walletPasses={host.walletPasses}
      myOrderAddress={host.myOrderAddress}
      report={onEvent}
      personalData={host.analytics?.personalData}
      removeBranding={bootstrap.siteConf.features.removeBranding}
      onError={host.onError}
      onRetry={() => setTries(tries + 1)}
    />
  );
}

/** Hands the order to the host, once. True while the host is about to leave. */
function useHandOver(order: SavedOrder): boolean {
  const host = useWidgetContext();
  const [stays, setStays] = useState(false);
  const latestRef = useLatest(host);
  useEffect(() => {
    Promise.resolve(order)
      .then(latestRef.current.onConfirmed)
      .then((answer) => answer === 'stay' && setStays(true))
      .catch((cause: unknown) => {
        setStays(true);
        latestRef.current.onError?.(new BoxofficeError('BX2005', cause));
      });
  }, [order, latestRef]);
  return host.onConfirmed !== undefined && !stays;
}

function Try({ onRetry, ...order }: ConfirmationScreenProps & { onRetry: () => void }) {
  const loaded = useChunk(screen);
  const { slots } = useWidgetContext();
  if (loaded) return <loaded.ConfirmationScreen {...order} below={slots?.afterConfirmation} />;
  return (
    <Screen>{loaded === null ? <ConfirmationFailure onRetry={onRetry} /> : <ConfirmationSkeleton />}</Screen>
  );
}
