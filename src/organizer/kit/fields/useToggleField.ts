'use client';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n';
import { useEditorField, type EditorFieldProps } from './useEditorField';

export interface ToggleFieldProps<Values extends FieldValues> extends Pick<
  EditorFieldProps<Values>,
  'name' | 'label' | 'alsoChecks' | 'span'
> {
  /** What it does when on; below the label. */
  hint?: ReactNode;
}

/** A field that is on or off, by its name in the form; `hintId` is of the hint, when there is one. */
export function useToggleField<Values extends FieldValues>(props: ToggleFieldProps<Values>) {
  const { name, label, hint, alsoChecks } = props;
  const t = useT();
  const id = useId();
  const field = useEditorField<boolean>(name, label, {
    alsoChecks,
    show: (on) => t(on ? 'organizer.kit.form.on' : 'organizer.kit.form.off'),
  });
  return { ...field, hintId: hint === undefined ? undefined : id };
}
