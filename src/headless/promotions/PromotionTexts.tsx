'use client';
import { forwardRef } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { usePromotionParts, type PromotionContextValue, type PromotionState } from './PromotionContext';

/** Props of `Promotion.Error` and `Promotion.Status`. @public */
export type PromotionTextProps = HeadlessProps<'p', PromotionState>;

interface Said {
  role: 'alert' | 'status';
  id: string;
  text: string | null;
}

/** A live region, which stays where it is while it has nothing to say. `children` come before the text, and only with it. */
const liveText = (saidOf: (promotion: PromotionContextValue) => Said) =>
  /* @__PURE__ */ forwardRef<HTMLParagraphElement, PromotionTextProps>(function Text(
    { children, ...rest },
    ref,
  ) {
    const promotion = usePromotionParts();
    const { role, id, text } = saidOf(promotion);
    const said =
      text === null ? null : (
        <>
          {children}
          <span>{text}</span>
        </>
      );
    return useRenderElement(
      'p',
      promotion.state,
      { ...rest, id, children: said },
      { ref, defaults: { role } },
    );
  });

/** Why the code was refused, or that none was entered; read aloud at once. */
export const ErrorText = /* @__PURE__ */ liveText(({ ids, error }) => ({
  role: 'alert',
  id: ids.error,
  text: error,
}));

/** That the code is in force; read aloud when there is a pause. */
export const Status = /* @__PURE__ */ liveText(({ ids, state, appliedText }) => ({
  role: 'status',
  id: ids.status,
  text: state.applied ? appliedText : null,
}));
