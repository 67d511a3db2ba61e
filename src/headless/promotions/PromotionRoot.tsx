'use client';
import { forwardRef, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { PromotionContext, type PromotionContextValue, type PromotionState } from './PromotionContext';

/** The words of the parts, in the language of the page. @public */
export interface PromotionLabels {
  /** Nothing was entered: 'Enter a promo code.' */
  missing: string;
  /** The code is in force: 'Your promo code has been successfully applied.' */
  applied: string;
}

/** Props of `Promotion.Root`. @public */
export interface PromotionRootProps extends HeadlessProps<'form', PromotionState> {
  /** The code in force; null without one. One that comes from elsewhere, e.g. an address, fills an empty field. */
  applied: string | null;
  /** Why the last code was refused, in the language of the page; null when it was not. */
  error: string | null;
  /** An answer is on its way: the field is read-only, nothing is submitted. Default: false. */
  pending?: boolean | undefined;
  /** A code was entered; spaces around it are gone. Calling again replaces the one before. */
  onApply: (code: string) => void;
  /** The code and what it gave are to be dropped. Called with or without a code in force. */
  onRemove: () => void;
  labels: PromotionLabels;
}

/**
 * Where a promotion code is entered, and what became of it is said. Renders a `form`. `data-pending`, `data-invalid` and `data-applied`
 * are on it and on every part. 000 §2.3, §4.
 *
 * @example
 * <Promotion.Root applied={code} error={error} pending={isApplying} onApply={apply} onRemove={cancel} labels={labels}>
 *   <Promotion.Trigger>I have a code</Promotion.Trigger>
 *   <Promotion.Content>
 *     <Promotion.Label>Code</Promotion.Label> <Promotion.Input />
 *     <Promotion.Submit>Apply</Promotion.Submit> <Promotion.Remove>Cancel</Promotion.Remove>
 *     <Promotion.Error /> <Promotion.Status />
 *   </Promotion.Content>
 * </Promotion.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLFormElement, PromotionRootProps>(
  function Root(props, ref) {
    const { applied, error, pending = false, onApply, onRemove, labels, ...rest } = props;
    const [isMissing, setMissing] = useState(false);
    const field = useField(applied, error);
    const focus = useFocus();
    const { code, setCode, setOpen } = field;
    const refusal = isMissing ? labels.missing : pending ? null : error;
    const isInvalid = refusal !== null;
    const isApplied = applied !== null && !pending && !isInvalid;
    const state = useMemo<PromotionState>(
      () => ({ pending, invalid: isInvalid, applied: isApplied }),
      [pending, isInvalid, isApplied],
    );
    const latest = useLatest({ applied, onRemove, focus });
    const [actions] = useState(() => ({
      open: () => {
        setOpen(true);
        setCode(latest.current.applied ?? '');
        latest.current.focus.move('input');
      },
      remove: () => {
        setOpen(false);
        setCode('');
        setMissing(false);
        latest.current.focus.move('trigger');
        latest.current.onRemove();
      },
    }));
    const id = useId();
    const { inputRef, triggerRef } = focus;
    const context = useMemo<PromotionContextValue>(
      () => ({
        state,
        code,
        setCode,
        isOpen: field.isOpen,
        ...actions,
        error: refusal,
        appliedText: labels.applied,
        ids: { input: id, error: `${id}error`, status: `${id}status` },
        inputRef,
        triggerRef,
      }),
      [state, code, setCode, field.isOpen, actions, refusal, labels.applied, id, inputRef, triggerRef],
    );
    const form = useRenderElement('form', state, rest, {
      ref,
      defaults: { noValidate: true },
      handlers: {
        onSubmit: (event) => {
          if (event.isDefaultPrevented()) return;
          event.preventDefault();
          if (pending) return;
          setMissing(code.trim() === '');
          if (code.trim()) onApply(code.trim());
          else inputRef.current?.focus();
        },
      },
    });
    return <PromotionContext.Provider value={context}>{form}</PromotionContext.Provider>;
  },
);

/** What is typed, and whether there is a field to type it into: also where a code is in force, or refused, before anybody asked for one. */
function useField(applied: string | null, error: string | null) {
  const [code, setCode] = useState(applied ?? '');
  const [isOpen, setOpen] = useState(applied !== null || error !== null);
  const [known, setKnown] = useState({ applied, error });
  if (applied !== known.applied || error !== known.error) {
    setKnown({ applied, error });
    if (applied !== null && applied !== known.applied && !code) setCode(applied);
    if (applied !== null || error !== null) setOpen(true);
  }
  return { code, setCode, isOpen, setOpen };
}

/** Opened, the field has the focus; removed, what opens it, or the field where nothing does. */
function useFocus() {
  const inputRef = useRef<HTMLInputElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<{ part: 'input' | 'trigger' } | null>(null);
  useEffect(() => {
    if (!target) return;
    const element = target.part === 'trigger' ? (triggerRef.current ?? inputRef.current) : inputRef.current;
    element?.focus();
  }, [target]);
  return { inputRef, triggerRef, move: (part: 'input' | 'trigger') => setTarget({ part }) };
}
