'use client';
import { useState } from 'react';
import { ConfirmationFailure } from '../../themed/confirmation/ConfirmationFailure';
import { ConfirmationSkeleton } from '../../themed/confirmation/ConfirmationSkeleton';
import { chunk, useChunk } from '../../themed/kit/chunk';
import { Screen } from '../WidgetFrame';
import type { ConfirmationScreenProps } from './ConfirmationScreen';

const screen = /* @__PURE__ */ chunk(() => import('./ConfirmationScreen'));

/** The order is made: when its page can't be loaded only that is tried again, never the order (FAULTS F29). */
export function ConfirmedStep(props: ConfirmationScreenProps) {
  const [tries, setTries] = useState(0);
  return <Try key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Try({ onRetry, ...order }: ConfirmationScreenProps & { onRetry: () => void }) {
  const loaded = useChunk(screen);
  if (loaded) return <loaded.ConfirmationScreen {...order} />;
  return (
    <Screen>{loaded === null ? <ConfirmationFailure onRetry={onRetry} /> : <ConfirmationSkeleton />}</Screen>
  );
}
