'use client';
import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { WidgetBootstrap } from '../contract';
import type { WidgetEventListener } from '../domain';
import type { PaymentOptions } from './payment/usePaymentOptions';
import { tell } from './tell';
import type { TicketWidgetProps } from './ticketWidgetProps';

/** What the host gave the widget, and what was read for it. */
export interface WidgetHost extends Omit<TicketWidgetProps, 'bootstrap' | 'payments'> {
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

const WidgetContext = /* @__PURE__ */ createContext<WidgetContextValue | null>(null);

export interface WidgetProviderProps extends WidgetHost {
  children: ReactNode;
}

/** Gives the parts of a widget what they need of its host. */
export function WidgetProvider({ children, ...host }: WidgetProviderProps) {
  const latest = useRef<WidgetHost>(host);
  useEffect(() => {
    latest.current = host;
  });
  const onEvent = useCallback<WidgetEventListener>((...args) => tell(latest.current, ...args), []);
  return <WidgetContext.Provider value={{ ...host, onEvent }}>{children}</WidgetContext.Provider>;
}

/** The host of the widget around. Throws outside of one. */
export function useWidgetContext(): WidgetContextValue {
  const value = useContext(WidgetContext);
  if (!value) throw new Error('There is no widget around this part: put it into a WidgetProvider.');
  return value;
}
