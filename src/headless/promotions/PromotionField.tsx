'use client';
import { forwardRef } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { usePromotionParts, type PromotionState } from './PromotionContext';

/** Props of `Promotion.Content`. @public */
export type PromotionContentProps = HeadlessProps<'div', PromotionState>;
/** Props of `Promotion.Label`. @public */
export type PromotionLabelProps = HeadlessProps<'label', PromotionState>;
/** Props of `Promotion.Input`. @public */
export type PromotionInputProps = Omit<HeadlessProps<'input', PromotionState>, 'value' | 'defaultValue'>;

/** What `Trigger` opens: a `div`, or nothing while it is closed. Leave both out to show the field at all times. */
export const Content = /* @__PURE__ */ forwardRef<HTMLDivElement, PromotionContentProps>(
  function Content(props, ref) {
    const { state, isOpen } = usePromotionParts();
    const content = useRenderElement('div', state, props, { ref });
    return isOpen ? content : null;
  },
);

/** Names the field. */
export const Label = /* @__PURE__ */ forwardRef<HTMLLabelElement, PromotionLabelProps>(
  function Label(props, ref) {
    const { state, ids } = usePromotionParts();
    return useRenderElement('label', state, props, { ref, defaults: { htmlFor: ids.input } });
  },
);

/** The field. Escape removes the code, as `Remove` does. Described by `Error` or `Status`. */
export const Input = /* @__PURE__ */ forwardRef<HTMLInputElement, PromotionInputProps>(
  function Input(props, ref) {
    const { state, ids, code, setCode, remove, inputRef } = usePromotionParts();
    const { 'aria-describedby': describedBy, ...rest } = props;
    return useRenderElement(
      'input',
      state,
      {
        ...rest,
        'aria-describedby': [describedBy, state.invalid ? ids.error : ids.status].filter(Boolean).join(' '),
      },
      {
        ref,
        ownRef: inputRef,
        defaults: {
          id: ids.input,
          type: 'text',
          dir: 'ltr',
          autoCapitalize: 'characters',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'go',
          readOnly: state.pending,
          'aria-invalid': state.invalid || undefined,
        },
        handlers: {
          value: code,
          onChange: (event) => setCode(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key === 'Escape' && !event.isDefaultPrevented()) remove();
          },
        },
      },
    );
  },
);
