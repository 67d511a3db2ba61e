'use client';
import { createContext, type Dispatch, type SetStateAction } from 'react';
import { useRequiredContext } from '../../react';

/** What a choice of payment is in. @public */
export interface PaymentPickerState {
  /** Another one was chosen, and the answer is on its way. */
  pending: boolean;
}

/** What one way to pay is in, of every part of it. @public */
export interface PaymentOptionState extends PaymentPickerState {
  /** It is the one chosen. */
  selected: boolean;
}

/** What the root shares with the parts within it. */
export interface PaymentPickerContextValue {
  state: PaymentPickerState;
  value: string | null;
  choose: (value: string) => void;
  /** Of the group, which browsers move the focus in. */
  name: string;
}

export const PaymentPickerContext = /* @__PURE__ */ createContext<PaymentPickerContextValue | null>(null);

export const usePaymentPicker = (): PaymentPickerContextValue =>
  useRequiredContext(PaymentPickerContext, 'PaymentPicker.Root');

export type PaymentOptionTexts = Readonly<Record<'title' | 'description', boolean>>;

/** What an option shares with the parts within it. */
export interface PaymentOptionContextValue {
  state: PaymentOptionState;
  value: string;
  ids: { title: string; description: string };
  /** Which of the texts are there to be pointed at. */
  has: PaymentOptionTexts;
  setHas: Dispatch<SetStateAction<PaymentOptionTexts>>;
}

export const PaymentOptionContext = /* @__PURE__ */ createContext<PaymentOptionContextValue | null>(null);

export const usePaymentOption = (): PaymentOptionContextValue =>
  useRequiredContext(PaymentOptionContext, 'PaymentPicker.Option');
