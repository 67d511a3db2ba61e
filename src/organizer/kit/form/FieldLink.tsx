'use client';
import type { ReactNode } from 'react';
import { useEditorContext } from './EditorContext';
import * as css from './EditorForm.css';

export interface FieldLinkProps {
  /** Of the field in the form. */
  name: string;
  /** Instead of the classes that a list of errors has. */
  className?: string | undefined;
  children: ReactNode;
}

/** Leads from what is wrong with a field to the field. */
export function FieldLink({ name, className = css.errorLink, children }: FieldLinkProps) {
  const id = useEditorContext().idOf(name);
  return (
    <a
      href={`#${id}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        focusField(id);
      }}
    >
      {children}
    </a>
  );
}

/** Into a group it leads to the first of its controls; out of a tab that is hidden it is shown first. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  if (field?.closest('[hidden]')) field.dispatchEvent(new Event('beforematch', { bubbles: true }));
  const control = field?.matches('fieldset, [role="group"], div')
    ? field.querySelector<HTMLElement>('input:checked, input, select, textarea, button, [tabindex="0"]')
    : null;
  (control ?? field)?.focus();
  // The bar with 'Save' stands over the end of the page, and what is said of a field below the field.
  field?.scrollIntoView({ block: 'center' });
}
