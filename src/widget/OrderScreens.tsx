'use client';
import { Suspense, type ReactNode } from 'react';
import type { OrderState } from '../domain';
import { lazyWithRetry } from '../payments/ui/lazyWithRetry';
import type { LaterScreensProps } from './LaterScreens';
import { loadLater } from './loadLater';
import { OrderContext, useWidgetOrder, type Choice } from './OrderContext';
import { SelectionStep } from './tickets/SelectionStep';
import { useOrderOfWidget } from './useOrderOfWidget';
import { Waiting } from './Waiting';
import { useWidgetContext } from './WidgetContext';
import { Screen } from './WidgetFrame';

const LaterScreens = /* @__PURE__ */ lazyWithRetry<'LaterScreens', LaterScreensProps>(
  loadLater,
  'LaterScreens',
);

/** One screen for each place an order can be in, or the arrangement of them that the page has given. */
export function OrderScreens() {
  const { arrangement } = useWidgetContext();
  const { order, choice } = useOrderOfWidget();
  return (
    <OrderContext.Provider value={arrangement ? { ...order, choice } : order}>
      {arrangement ?? (
        <>
          <Selection {...choice} />
          <Later />
        </>
      )}
    </OrderContext.Provider>
  );
}

export interface SelectionProps extends Choice {
  /** The parts of the screen, arranged by the page around. */
  children?: ReactNode;
}

/** While tickets are chosen. */
export function Selection({ chosen, choose, children }: SelectionProps) {
  const { swapToken, slots } = useWidgetContext();
  const order = useWidgetOrder();
  const { state } = order;
  if (state.at !== 'selecting' && state.at !== 'holding') return null;
  // 000 §2.1: hidden when a swap token is present.
  if (swapToken) return <Waiting />;
  return (
    <Screen>
      {slots?.beforeTickets}
      <SelectionStep state={state} flow={order} chosen={chosen} onChoose={choose}>
        {children}
      </SelectionStep>
      {slots?.afterTickets}
    </Screen>
  );
}

export interface LaterProps {
  /** Draws nothing elsewhere. Default: wherever an order can be after the list. */
  isFor?: ((at: OrderState['at']) => boolean) | undefined;
  /** The parts of the form, arranged by the page around. */
  children?: ReactNode;
}

/** Once tickets are held, to the end. */
export function Later({ isFor, children }: LaterProps) {
  const order = useWidgetOrder();
  const { state } = order;
  if (state.at === 'selecting' || state.at === 'holding' || isFor?.(state.at) === false) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <LaterScreens order={order} state={state}>
        {children}
      </LaterScreens>
    </Suspense>
  );
}
