'use client';
import { createContext, type RefObject } from 'react';
import { useRequiredContext } from '../../react';

/** What a promotion code is in, of every part. @public */
export interface PromotionState {
  /** An answer is on its way. */
  pending: boolean;
  /** The last code was refused, or none was entered. */
  invalid: boolean;
  /** A code is in force. */
  applied: boolean;
}

/** What the root shares with the parts within it. */
export interface PromotionContextValue {
  state: PromotionState;
  code: string;
  setCode: (code: string) => void;
  isOpen: boolean;
  open: () => void;
  remove: () => void;
  /** Why it is invalid; null when it is not. */
  error: string | null;
  appliedText: string;
  ids: { input: string; error: string; status: string };
  inputRef: RefObject<HTMLInputElement | null>;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

export const PromotionContext = /* @__PURE__ */ createContext<PromotionContextValue | null>(null);

export const usePromotionParts = (): PromotionContextValue =>
  useRequiredContext(PromotionContext, 'Promotion.Root');
