'use client';
import { forwardRef } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { usePromotionParts, type PromotionState } from './PromotionContext';

/** Props of `Promotion.Trigger`, `Promotion.Submit` and `Promotion.Remove`. @public */
export type PromotionButtonProps = HeadlessProps<'button', PromotionState>;

/** Opens `Content`, and is gone while that is open; has the focus again after the code was removed. */
export const Trigger = /* @__PURE__ */ forwardRef<HTMLButtonElement, PromotionButtonProps>(
  function Trigger(props, ref) {
    const { state, isOpen, open, triggerRef } = usePromotionParts();
    const trigger = useRenderElement('button', state, props, {
      ref,
      ownRef: triggerRef,
      defaults: { type: 'button', 'aria-expanded': false },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) open();
        },
      },
    });
    return isOpen ? null : trigger;
  },
);

/** Applies the code. While an answer is on its way it is `aria-busy`, and a press does nothing. */
export const Submit = /* @__PURE__ */ forwardRef<HTMLButtonElement, PromotionButtonProps>(
  function Submit(props, ref) {
    const { state } = usePromotionParts();
    return useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'submit', 'aria-busy': state.pending || undefined },
    });
  },
);

/** Drops the code, empties the field and closes `Content`. */
export const Remove = /* @__PURE__ */ forwardRef<HTMLButtonElement, PromotionButtonProps>(
  function Remove(props, ref) {
    const { state, remove } = usePromotionParts();
    return useRenderElement('button', state, props, {
      ref,
      defaults: { type: 'button' },
      handlers: {
        onClick: (event) => {
          if (!event.isDefaultPrevented()) remove();
        },
      },
    });
  },
);
