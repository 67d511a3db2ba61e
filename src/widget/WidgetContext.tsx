'use client';
import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from '../react';
import type { WidgetBootstrap } from '../contract';
import type { WidgetEventListener } from '../domain';
import type { PaymentOptions } from './payment/usePaymentOptions';
import type { WidgetRootProps } from './ticketWidgetProps';
import { useHostEvents } from './useHostEvents';

/** What the host gave the widget, and what was read for it. */
interface WidgetHost extends Omit<WidgetRootProps, 'bootstrap' | 'payments'> {
  bootstrap: WidgetBootstrap;
  payments: PaymentOptions;
}

/**
 * What any part of a widget may need of its host. It changes with the host's props alone, so that a step of the order renders only what
 * shows the order: that goes down as props.
 */
export interface WidgetContextValue extends WidgetHost {
  /** Hears of what happens, for the host and its analytics. It does not throw, and stays the same between renders. */
  onEvent: WidgetEventListener;
}

/** For who changes something of the host's for a part; otherwise `useWidgetContext`. */
export const WidgetContext = /* @__PURE__ */ createContext<WidgetContextValue | null>(null);

export interface WidgetProviderProps extends WidgetHost {
  children: ReactNode;
}

/** Gives the parts of a widget what they need of its host. */
export function WidgetProvider({ children, ...host }: WidgetProviderProps) {
  const onEvent = useHostEvents(host);
  return <WidgetContext.Provider value={{ ...host, onEvent }}>{children}</WidgetContext.Provider>;
}

/** The host of the widget around. Throws outside of one. */
export function useWidgetContext(): WidgetContextValue {
  return useRequiredContext(WidgetContext, 'WidgetProvider');
}
