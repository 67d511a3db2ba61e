'use client';
import { createContext, type ReactNode } from 'react';
import type { ConfirmationData, ConfirmedTicket } from '../../contract';
import type { ConfirmationStatus, OrderGreeting } from '../../domain/confirmation';
import { useRequiredContext } from '../../react';

/** What a confirmation is in, of `Root` and of what is in no ticket and no sum. @public */
export interface ConfirmationState {
  /** What is known of the order. */
  status: ConfirmationStatus;
  /** The type of an order whose money is still to come, e.g. `invoice`; null when nothing. */
  awaits: OrderGreeting['awaits'];
}

/** What a ticket is in, of every part of it. @public */
export interface ConfirmedTicketState {
  /** Nothing was paid for it. */
  free: boolean;
}

/** The words of the parts, in the language of the page. @public */
export interface ConfirmationLabels {
  /** In place of a price of 0: 'Free'. */
  free: string;
}

/** What the confirmation shares with the parts within it. @public */
export interface ConfirmationValue {
  state: ConfirmationState;
  /** Null until it is there, and where there is none. */
  order: ConfirmationData | null;
  /** Loads again what failed; absent where that can’t help. */
  retry: (() => void) | undefined;
  /** Minor units as a price of the order’s currency, in the language of the page. */
  format: (minor: number) => string;
}

interface ConfirmationInternals extends ConfirmationValue {
  locale: string;
  labels: ConfirmationLabels;
}

/** What a ticket shares with the parts within it. @public */
export interface ConfirmedTicketValue {
  state: ConfirmedTicketState;
  ticket: ConfirmedTicket;
  /** Where it is changed; null where its order is, as of the only one, or nowhere. */
  manageAddress: string | null;
}

export const ConfirmationContext = /* @__PURE__ */ createContext<ConfirmationInternals | null>(null);
export const ConfirmedTicketContext = /* @__PURE__ */ createContext<ConfirmedTicketValue | null>(null);

export const useConfirmationParts = (): ConfirmationInternals =>
  useRequiredContext(ConfirmationContext, 'Confirmation.Root');

/** What the confirmation around this part shares. Throws outside of one, naming the fix. @public */
export const useConfirmationOrder = (): ConfirmationValue => useConfirmationParts();

/** What the ticket around this part shares. Throws outside of one, naming the fix. @public */
export const useConfirmedTicket = (): ConfirmedTicketValue =>
  useRequiredContext(ConfirmedTicketContext, 'Confirmation.Tickets');

/** Children, or what makes them of a value. @public */
export type ConfirmationChildren<Value> = ReactNode | ((value: Value) => ReactNode);

export const childrenOf = <Value>(children: ConfirmationChildren<Value>, value: Value): ReactNode =>
  typeof children === 'function' ? children(value) : children;
