'use client';
import { Suspense, useState, type ReactNode } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { WidgetConfig } from '../../contract';
import type { WidgetEventListener } from '../../domain';
import type { BuyerReuse } from '../../hooks';
import { Skeleton } from '../../themed/kit/Skeleton';
import type { FillIn } from '../../headless/form/useFillIn';
import { PanelBoundary } from '../PanelBoundary';
import { lazyWithRetry } from '../../payments/ui/lazyWithRetry';

const BuyerHelp = /* @__PURE__ */ lazyWithRetry(() => import('./BuyerHelp'), 'BuyerHelp');

export interface HelpInput {
  widget: Pick<WidgetConfig, 'allowLinkedinAutofill'>;
  reuse: BuyerReuse;
  authUrl: string | undefined;
  /** False where no window can be opened. */
  popups: boolean | undefined;
  onEvent: WidgetEventListener;
  onError: ErrorListener | undefined;
}

/** The form's help, where there is any; without it, and when it crashes, the form goes on. */
export function useHelp(input: HelpInput): ((fill: FillIn) => ReactNode) | undefined {
  const { reuse, authUrl, popups = true, onEvent, onError } = input;
  const [wasKnown] = useState(reuse.record !== null);
  const widget = { allowLinkedinAutofill: input.widget.allowLinkedinAutofill && popups };
  if (!wasKnown && !widget.allowLinkedinAutofill) return undefined;
  return (fill) => (
    <PanelBoundary onError={onError} fallback={() => null}>
      <Suspense fallback={<Skeleton height="8.5rem" />}>
        <BuyerHelp
          widget={widget}
          reuse={reuse}
          authUrl={authUrl}
          fill={fill}
          onSignInError={(code) => onEvent({ type: 'signInError', code })}
        />
      </Suspense>
    </PanelBoundary>
  );
}
