'use client';
import { forwardRef, useId, useMemo, useState } from 'react';
import { useClientLayoutEffect } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  PaymentOptionContext,
  usePaymentOption,
  usePaymentPicker,
  type PaymentOptionContextValue,
  type PaymentOptionState,
  type PaymentOptionTexts,
} from './PaymentPickerContext';

/** Props of `PaymentPicker.Option`. @public */
export interface PaymentPickerOptionProps extends HeadlessProps<'label', PaymentOptionState> {
  /** The way to pay that it stands for, e.g. `card`; no two options of a picker have the same. */
  value: string;
}
/** Props of `PaymentPicker.Radio`. @public */
export type PaymentPickerRadioProps = Omit<
  HeadlessProps<'input', PaymentOptionState>,
  'checked' | 'defaultChecked' | 'value' | 'type'
>;
/** Props of `PaymentPicker.Title`, `PaymentPicker.Description` and `PaymentPicker.Indicator`. @public */
export type PaymentPickerTextProps = HeadlessProps<'span', PaymentOptionState>;

/** One way to pay: a `label`, all of which can be pressed. `data-selected` and `data-pending` are on it and on its parts. */
export const Option = /* @__PURE__ */ forwardRef<HTMLLabelElement, PaymentPickerOptionProps>(function Option(
  { value, ...rest },
  ref,
) {
  const picker = usePaymentPicker();
  const selected = picker.value === value;
  const { pending } = picker.state;
  const id = useId();
  const [has, setHas] = useState<PaymentOptionTexts>({ title: false, description: false });
  const state = useMemo<PaymentOptionState>(() => ({ selected, pending }), [selected, pending]);
  const context = useMemo<PaymentOptionContextValue>(
    () => ({
      state,
      value,
      ids: { title: `${id}title`, description: `${id}description` },
      has,
      setHas,
    }),
    [state, value, id, has],
  );
  const option = useRenderElement('label', state, rest, { ref });
  return <PaymentOptionContext.Provider value={context}>{option}</PaymentOptionContext.Provider>;
});

/** The radio, which `Title` names and `Description` describes. */
export const Radio = /* @__PURE__ */ forwardRef<HTMLInputElement, PaymentPickerRadioProps>(
  function Radio(props, ref) {
    const { name, choose } = usePaymentPicker();
    const { state, value, ids, has } = usePaymentOption();
    return useRenderElement('input', state, props, {
      ref,
      defaults: {
        name,
        'aria-labelledby': has.title ? ids.title : undefined,
        'aria-describedby': has.description ? ids.description : undefined,
        'aria-disabled': state.pending || undefined,
      },
      handlers: {
        type: 'radio',
        value,
        checked: state.selected,
        onChange: (event) => {
          if (!event.isDefaultPrevented()) choose(value);
        },
      },
    });
  },
);

const textPart = (text: keyof PaymentOptionTexts) =>
  /* @__PURE__ */ forwardRef<HTMLSpanElement, PaymentPickerTextProps>(function Text(props, ref) {
    const { state, ids, setHas } = usePaymentOption();
    useClientLayoutEffect(() => {
      setHas((known) => ({ ...known, [text]: true }));
      return () => setHas((known) => ({ ...known, [text]: false }));
    }, [setHas]);
    return useRenderElement('span', state, { ...props, id: ids[text] }, { ref });
  });

/** What it is called. */
export const Title = /* @__PURE__ */ textPart('title');

/** What to know before it is chosen. */
export const Description = /* @__PURE__ */ textPart('description');

/** A mark beside the one that is chosen; nothing beside the others. Only to be seen. */
export const Indicator = /* @__PURE__ */ forwardRef<HTMLSpanElement, PaymentPickerTextProps>(
  function Indicator(props, ref) {
    const { state } = usePaymentOption();
    const indicator = useRenderElement('span', state, props, { ref, defaults: { 'aria-hidden': true } });
    return state.selected ? indicator : null;
  },
);
