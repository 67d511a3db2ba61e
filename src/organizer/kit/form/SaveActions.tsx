'use client';
import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from '../../../react';
import { useFormState } from 'react-hook-form';
import type { SaveProblem } from '../../../domain';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { useEditorContext } from './EditorContext';
import * as css from './EditorForm.css';
import { SavedNotice } from './SavedNotice';
import { SaveRefusal } from './SaveRefusal';

/** What the save bar does; given by `EditorForm`. */
export interface Saving {
  /** Id of the form element. */
  form: string;
  at: 'idle' | 'saving' | 'saved' | 'conflict' | 'failed';
  /** Why the last save was refused. */
  problem: SaveProblem | null;
  discard: () => void;
  undo: (() => void) | undefined;
}

export const SavingContext = /* @__PURE__ */ createContext<Saving | null>(null);

export interface SaveActionsProps {
  /** On the button; 'Save' when absent. */
  label?: string | undefined;
  /** `secondary` where another form of the screen has the main button. Default: `primary`. */
  variant?: 'primary' | 'secondary' | undefined;
  /** Beside the buttons: what may be a mistake and is saved all the same. */
  note?: ReactNode;
}

/**
 * 'Not saved yet · Discard · Save', and above it why a save was refused (FAULTS F84). At the end of an `EditorForm`, or somewhere inside one
 * with `bar="none"`.
 */
export function SaveActions({ label, variant = 'primary', note }: SaveActionsProps) {
  const t = useT();
  const { methods } = useEditorContext();
  const saving = useRequiredContext(SavingContext, 'SaveActions stand inside <EditorForm>.');
  const { isDirty } = useFormState({ control: methods.control });
  const { form, at, problem, discard, undo } = saving;
  const isSaving = at === 'saving';
  return (
    <div className={css.withRefusal}>
      {problem && <SaveRefusal problem={problem} />}
      <div className={css.actions}>
        <div className={css.status} role="status">
          {isSaving && <VisuallyHidden>{t('organizer.kit.form.saving')}</VisuallyHidden>}
          {!isSaving && isDirty && t('organizer.kit.form.unsaved')}
          {at === 'saved' && !isDirty && <SavedNotice onUndo={undo} />}
        </div>
        {note}
        {isDirty && !isSaving && <Button onClick={discard}>{t('organizer.kit.form.discard')}</Button>}
        <Button type="submit" form={form} variant={variant} busy={isSaving}>
          {label ?? t('organizer.kit.form.save')}
        </Button>
      </div>
    </div>
  );
}
