'use client';
import { Suspense, useState } from 'react';
import type { ErrorListener } from '../../diagnostics';
import type { OrderState } from '../../domain';
import type { OrderFlow } from '../../hooks';
import { useT } from '../../i18n';
import { lazyWithRetry } from '../../payments/ui/lazyWithRetry';
import { LinkButton } from '../../themed/kit/Button';
import { PanelBoundary } from '../PanelBoundary';

const OrderLinkDialog = /* @__PURE__ */ lazyWithRetry(() => import('./OrderLinkDialog'), 'OrderLinkDialog');

export interface OtherDeviceProps {
  state: Extract<OrderState, { hold: unknown }>;
  order: Pick<OrderFlow, 'createLink'>;
  onError?: ErrorListener | undefined;
}

/**
 * Takes the order to another device, where the backend makes links for it. Not one that may be paid for already: it is finished where
 * that is known. A swap has a link of its own.
 */
export function OtherDevice({ state, order, onError }: OtherDeviceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { hold } = state;
  if (!hold.hasOrderLinks || hold.swapToken !== undefined || state.at !== 'registering' || state.isPaid)
    return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('registration.otherDevice.open')}
      </LinkButton>
      {open && (
        <PanelBoundary onError={onError} fallback={() => null}>
          <Suspense>
            <OrderLinkDialog createLink={order.createLink} onClose={() => setOpen(false)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
