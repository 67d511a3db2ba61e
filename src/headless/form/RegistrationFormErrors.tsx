'use client';
import { createContext, forwardRef, useMemo, type ReactNode } from 'react';
import { useRequiredContext } from '../../react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useFields, type FieldName } from './FieldsContext';
import { formParts, type RegistrationFormPart } from './formParts';
import { useFormParts, type RegistrationFormState } from './RegistrationFormRoot';
import { focusField, useFailureFocus, useFormErrors } from './useFormErrors';

/** A field that is wrong, of those the form has. @public */
export interface RegistrationFormError {
  /** The field, e.g. `buyer.email`. */
  name: FieldName;
  /** Where in the form it is. */
  part: RegistrationFormPart;
  /** Number of the attendee, from 1; null of other parts. */
  attendee: number | null;
  /** What is wrong, in words. */
  text: string;
  /** DOM id of its control. */
  id: string;
}

/** What an error in the list is in. @public */
export interface RegistrationFormErrorState {
  /** Where in the form it is. */
  part: RegistrationFormPart;
}
/** Props of `RegistrationForm.ErrorSummary`. @public */
export interface RegistrationFormErrorSummaryProps extends Omit<
  HeadlessProps<'section', RegistrationFormState>,
  'children'
> {
  /** Draws an error, in the order of the form. */
  children: (error: RegistrationFormError) => ReactNode;
}
/** Props of `RegistrationForm.ErrorLink`. @public */
export type RegistrationFormErrorLinkProps = Omit<HeadlessProps<'a', RegistrationFormErrorState>, 'href'>;

const ErrorContext = /* @__PURE__ */ createContext<RegistrationFormError | null>(null);

/**
 * What keeps the form from being sent: a `section`, which takes the focus when a submit failed. Nothing before, and nothing once all is right; an
 * error leaves once its field is right. Name it with `aria-label`. 000 §5.
 */
export const ErrorSummary = /* @__PURE__ */ forwardRef<HTMLElement, RegistrationFormErrorSummaryProps>(
  function ErrorSummary({ children, ...rest }, ref) {
    const { say } = useFields();
    const { state, sections, customFields } = useFormParts();
    const parts = useMemo(() => formParts(sections, customFields), [sections, customFields]);
    const found = useFormErrors(parts);
    const errors = found.parts.flatMap(({ part, number = null, errors: ofPart }) =>
      ofPart.map(({ name, id, message }): RegistrationFormError => ({
        name,
        part,
        id,
        attendee: number,
        text: say(message),
      })),
    );
    const box = useFailureFocus(found.submitCount, errors.length > 0);
    const drawn = errors.map((error) => (
      <ErrorContext.Provider key={error.name} value={error}>
        {children(error)}
      </ErrorContext.Provider>
    ));
    const summary = useRenderElement(
      'section',
      state,
      { ...rest, children: drawn },
      { ref, ownRef: box, defaults: { tabIndex: -1 } },
    );
    return found.submitCount > 0 && errors.length > 0 ? summary : null;
  },
);

/** Leads to the field; what is wrong without children. `data-part` is on it. */
export const ErrorLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, RegistrationFormErrorLinkProps>(
  function ErrorLink(props, ref) {
    const { id, part, text } = useRequiredContext(ErrorContext, 'RegistrationForm.ErrorSummary');
    return useRenderElement('a', { part }, props, {
      ref,
      defaults: { children: text },
      handlers: {
        href: `#${id}`,
        onClick: (event) => {
          if (event.isDefaultPrevented()) return;
          event.preventDefault();
          focusField(id);
        },
      },
    });
  },
);
