'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../../react';

/** What sharing by email is in, of the form and its buttons. @public */
export interface ShareEmailState {
  /** They are being sent. */
  pending: boolean;
  /** An address is missing or wrong, whether that is shown already or not. */
  invalid: boolean;
  /** The last ones were sent, and nothing was typed since. */
  sent: boolean;
}

/** What a row is in, of every part of it. @public */
export interface ShareEmailRowState {
  /** They are being sent. */
  pending: boolean;
  /** Its address is missing or wrong, and the person has left it. */
  invalid: boolean;
  /** It is the last one: it has `Add`, the others have `Remove`. */
  last: boolean;
}

/** One address. @public */
export interface ShareEmailRowValue {
  /** Stays with the row while others come and go. */
  id: number;
  /** From 1. */
  number: number;
  /** As it was typed. */
  address: string;
  /** What is wrong with it, once the person has left it; null when nothing is. */
  error: string | null;
  isLast: boolean;
}

/** What the form shares with the parts within it. @public */
export interface ShareEmailValue {
  state: ShareEmailState;
  /** At least one. */
  rows: readonly ShareEmailRowValue[];
  /** What is read aloud of sending; empty when nothing is. */
  text: string;
}

interface ShareEmailActions {
  write: (id: number, address: string) => void;
  leave: (id: number) => void;
  add: () => void;
  remove: (id: number) => void;
  inputRef: (id: number) => (input: HTMLInputElement | null) => void;
}

export interface ShareEmailContextValue extends ShareEmailValue, ShareEmailActions {
  /** `Send` does nothing. */
  waits: boolean;
}

export const ShareEmailContext = /* @__PURE__ */ createContext<ShareEmailContextValue | null>(null);

export const useShareEmailParts = (): ShareEmailContextValue =>
  useRequiredContext(ShareEmailContext, 'ShareEmail.Root');

/** What the form around this part shares. Throws outside of one, naming the fix. @public */
export function useShareEmail(): ShareEmailValue {
  const { state, rows, text } = useShareEmailParts();
  return { state, rows, text };
}

export interface ShareEmailRowContextValue extends ShareEmailRowValue {
  state: ShareEmailRowState;
  ids: { input: string; error: string };
}

export const ShareEmailRowContext = /* @__PURE__ */ createContext<ShareEmailRowContextValue | null>(null);

export const useShareEmailRow = (): ShareEmailRowContextValue =>
  useRequiredContext(ShareEmailRowContext, 'ShareEmail.Row');
