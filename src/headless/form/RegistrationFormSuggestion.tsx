'use client';
import { forwardRef, type ReactNode } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useFormField, type RegistrationFieldState } from './FieldContext';

/** What the suggestion of a field is in. @public */
export interface RegistrationSuggestionState extends RegistrationFieldState {
  /** The address looks like a slip, and another one is offered. */
  suggested: boolean;
}
/** Props of `RegistrationForm.Suggestion`. @public */
export interface RegistrationFormSuggestionProps extends Omit<
  HeadlessProps<'p', RegistrationSuggestionState>,
  'children'
> {
  /** Words around the address that was probably meant; drawn while there is one. */
  children: (address: string) => ReactNode;
}
/** Props of `RegistrationForm.AcceptSuggestion`. @public */
export type RegistrationFormAcceptSuggestionProps = HeadlessProps<'button', RegistrationSuggestionState>;

/**
 * What was probably meant by an email address, once its field was left: a status, which is there before as well so that it is read
 * aloud, and empty.
 */
export const Suggestion = /* @__PURE__ */ forwardRef<HTMLParagraphElement, RegistrationFormSuggestionProps>(
  function Suggestion({ children, ...rest }, ref) {
    const { state, suggestion } = useFormField();
    const content = suggestion && children(suggestion.address);
    return useRenderElement(
      'p',
      { ...state, suggested: suggestion !== null },
      { ...rest, children: content },
      { ref, defaults: { role: 'status' } },
    );
  },
);

/** Puts the address in, and leads back to the field; what is put in without children. Hidden while there is none. */
export const AcceptSuggestion = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  RegistrationFormAcceptSuggestionProps
>(function AcceptSuggestion(props, ref) {
  const { state, suggestion } = useFormField();
  return useRenderElement('button', { ...state, suggested: suggestion !== null }, props, {
    ref,
    defaults: { type: 'button', hidden: suggestion === null, children: suggestion?.address },
    handlers: {
      onClick: (event) => {
        if (!event.isDefaultPrevented()) suggestion?.accept();
      },
    },
  });
});
