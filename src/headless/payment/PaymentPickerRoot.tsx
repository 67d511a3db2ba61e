'use client';
import { forwardRef, useId, useMemo } from 'react';
import { useLatest } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  PaymentPickerContext,
  type PaymentPickerContextValue,
  type PaymentPickerState,
} from './PaymentPickerContext';

/** Props of `PaymentPicker.Root`. @public */
export interface PaymentPickerRootProps extends HeadlessProps<'div', PaymentPickerState> {
  /** The way to pay that is chosen, as its option has it; null before the backend said which. */
  value: string | null;
  /** Another one was chosen. Not called while `pending`. */
  onValueChange: (value: string) => void;
  /** The backend is asked whether it may be changed: nothing else can be chosen meanwhile. Default: false. */
  pending?: boolean | undefined;
}

/**
 * Which of several ways to pay. Renders a `div` with role `radiogroup`; name it with `aria-label` or `aria-labelledby`. Its radios are the
 * browser's own: one stop for Tab, the arrow keys go round. `data-pending` is on it and on every part. 000 §1.
 *
 * @example
 * <PaymentPicker.Root value={method} onValueChange={setMethod} aria-label="How do you want to pay?">
 *   <PaymentPicker.Option value="card">
 *     <PaymentPicker.Radio /> <PaymentPicker.Title>Card</PaymentPicker.Title>
 *     <PaymentPicker.Description>Visa or Mastercard</PaymentPicker.Description>
 *     <PaymentPicker.Indicator>✓</PaymentPicker.Indicator>
 *   </PaymentPicker.Option>
 * </PaymentPicker.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, PaymentPickerRootProps>(
  function Root(props, ref) {
    const { value, onValueChange, pending = false, ...rest } = props;
    const latest = useLatest({ onValueChange, pending });
    const name = useId();
    const state = useMemo<PaymentPickerState>(() => ({ pending }), [pending]);
    const context = useMemo<PaymentPickerContextValue>(
      () => ({
        state,
        value,
        choose: (next) => {
          if (!latest.current.pending) latest.current.onValueChange(next);
        },
        name,
      }),
      [state, value, latest, name],
    );
    const root = useRenderElement('div', state, rest, {
      ref,
      defaults: { role: 'radiogroup', 'aria-busy': pending || undefined },
    });
    return <PaymentPickerContext.Provider value={context}>{root}</PaymentPickerContext.Provider>;
  },
);
