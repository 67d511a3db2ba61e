'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../react';

/** What the time left is in, of `Root` and the parts that show it. @public */
export interface CountdownState {
  /** Less than two minutes are left, or none. */
  urgent: boolean;
  /** None is left. */
  expired: boolean;
}

/** What the root shares with the parts within it. */
export interface CountdownContextValue {
  state: CountdownState;
  /** Milliseconds. */
  remaining: number;
  /** Of 1: how much of the whole time is left. */
  share: number;
  locale: string;
}

export const CountdownContext = /* @__PURE__ */ createContext<CountdownContextValue | null>(null);

export const useCountdownParts = (): CountdownContextValue =>
  useRequiredContext(CountdownContext, 'Countdown.Root');
