'use client';
import { createContext, forwardRef, type ReactNode, type Ref } from 'react';
import { useRequiredContext } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useAttendee } from './FieldContext';
import { useFormParts } from './RegistrationFormRoot';
import { useAttendeeCopy, type CopyOutcome, type CopyValue } from './useCopy';

/** What copying is in. @public */
export interface RegistrationCopyState {
  /** Fields say something else, and whether they are replaced is asked. */
  asking: boolean;
  /** How the last one ended. */
  outcome: CopyOutcome | null;
}
/** What copying says by itself. @public */
export interface RegistrationFormCopyLabels {
  /** Asked before what was typed is replaced. */
  question: string;
  /** Everything is copied. */
  copied: string;
  /** There was nothing new. */
  nothing: string;
  /** What was typed stays. */
  kept: string;
}
/** Props of `RegistrationForm.Copy`. @public */
export interface RegistrationFormCopyProps {
  labels: RegistrationFormCopyLabels;
  /** `CopyButton`, `CopyStatus` and `CopyQuestion`, in elements of your own. */
  children?: ReactNode;
}
/** Props of a button that copies, or answers what is asked. @public */
export type RegistrationFormCopyButtonProps = HeadlessProps<'button', RegistrationCopyState>;
/** Props of `RegistrationForm.CopyStatus`. @public */
export type RegistrationFormCopyStatusProps = HeadlessProps<'p', RegistrationCopyState>;
/** Props of `RegistrationForm.CopyQuestion`. @public */
export type RegistrationFormCopyQuestionProps = HeadlessProps<'div', RegistrationCopyState>;

interface CopyContextValue {
  value: CopyValue;
  state: RegistrationCopyState;
  labels: RegistrationFormCopyLabels;
}
const CopyContext = /* @__PURE__ */ createContext<CopyContextValue | null>(null);
const useCopyContext = () => useRequiredContext(CopyContext, 'RegistrationForm.Copy');

/**
 * Copies answers of the first attendee. In another one: all of them. In the first: to all others, what is the same for everybody; nothing is
 * drawn there when nothing is. Empty fields are filled at once, and nothing that was typed is replaced unasked. Renders no element.
 */
export function Copy({ labels, children }: RegistrationFormCopyProps) {
  const { sections } = useFormParts();
  const value = useAttendeeCopy(sections, useAttendee().section);
  if (!value) return null;
  const { isAsking, outcome } = value;
  const context = { value, labels, state: { asking: isAsking, outcome } };
  return <CopyContext.Provider value={context}>{children}</CopyContext.Provider>;
}

function useActionButton(
  action: 'copy' | 'replace' | 'keep',
  props: RegistrationFormCopyButtonProps,
  refs: { ref: Ref<HTMLButtonElement>; ownRef?: Ref<HTMLButtonElement> },
) {
  const { value, state } = useCopyContext();
  return useRenderElement('button', state, props, {
    ...refs,
    defaults: { type: 'button' },
    handlers: {
      onClick: (event) => {
        if (!event.isDefaultPrevented()) value[action]();
      },
    },
  });
}

/** Copies. It gets the focus back once what is asked is answered. */
export const CopyButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormCopyButtonProps>(
  function CopyButton(props, ref) {
    const { buttonRef } = useCopyContext().value;
    return useActionButton('copy', props, { ref, ownRef: buttonRef });
  },
);

/** Says how it ended, or what is asked: a status, which is there before as well so that it is read aloud. */
export const CopyStatus = /* @__PURE__ */ forwardRef<HTMLParagraphElement, RegistrationFormCopyStatusProps>(
  function CopyStatus(props, ref) {
    const { state, labels } = useCopyContext();
    const { asking, outcome } = state;
    const text = asking ? labels.question : outcome && labels[outcome];
    return useRenderElement('p', state, props, { ref, defaults: { role: 'status', children: text } });
  },
);

/** Around `CopyReplace` and `CopyKeep`: a group, named by the question and hidden unless it is asked. */
export const CopyQuestion = /* @__PURE__ */ forwardRef<HTMLDivElement, RegistrationFormCopyQuestionProps>(
  function CopyQuestion(props, ref) {
    const { state, labels } = useCopyContext();
    return useRenderElement('div', state, props, {
      ref,
      defaults: { role: 'group', 'aria-label': labels.question },
      handlers: { hidden: !state.asking },
    });
  },
);

/** Replaces what was typed. */
export const CopyReplace = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormCopyButtonProps>(
  function CopyReplace(props, ref) {
    return useActionButton('replace', props, { ref });
  },
);

/** Leaves what was typed. */
export const CopyKeep = /* @__PURE__ */ forwardRef<HTMLButtonElement, RegistrationFormCopyButtonProps>(
  function CopyKeep(props, ref) {
    return useActionButton('keep', props, { ref });
  },
);
