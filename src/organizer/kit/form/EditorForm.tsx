'use client';
import { useEffect, useId, useRef, type SyntheticEvent, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n';
import { useLatest } from '../../../react';
import { cx } from '../../../themed/kit/cx';
import { useConfirm } from '../confirm';
import { ConflictDialog } from './ConflictDialog';
import { EditorContext, useEditorContext } from './EditorContext';
import { EditorErrors } from './EditorErrors';
import * as css from './EditorForm.css';
import { useBlockLeaving } from './leaveGuard';
import { SectionList } from './SectionList';
import { SaveActions, SavingContext, type SaveActionsProps } from './SaveActions';
import type { Editor } from './useEditor';

export interface EditorFormProps<Values extends FieldValues> extends SaveActionsProps {
  editor: Editor<Values>;
  /** Its name, read aloud. */
  title: string;
  /** Where 'Discard' and 'Save' are: stuck to the end, or in `SaveActions` somewhere in `children`, as in a dialog. Default: `end`. */
  bar?: 'end' | 'none' | undefined;
  /** Stands above sections and aside, as wide as both: a page header. */
  head?: ReactNode;
  /** Beside the form from 832 px on, below it before: a preview. Not a part of the form, so that it may have one of its own. */
  aside?: ReactNode;
  /** Lists the sections of a long form: beside it where there is room, else behind a button. Default: false. */
  hasSectionList?: boolean | undefined;
  /** `FormSection`s. */
  children: ReactNode;
}

/**
 * A record as a form: its fields, what is wrong with them, and saving. Ctrl+S and Cmd+S save. Whoever leaves with unsaved changes is
 * asked (`useLeaveGuard`). One key press renders one field, as long as nobody above reads the form's values.
 */
export function EditorForm<Values extends FieldValues>(props: EditorFormProps<Values>) {
  const { editor, title, bar = 'end', head, aside, hasSectionList = false, children } = props;
  const { label, note } = props;
  const { form, state, submit, discard, undo, conflict } = editor;
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  useSaveKeys(element, submit);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's own form is inside of this one for React only.
    if (event.target === event.currentTarget) void submit();
  };
  const problem = state.at === 'failed' ? state.problem : null;
  const saving = { form: id, at: state.at, problem, discard, undo };
  return (
    <EditorContext.Provider value={form}>
      <SavingContext.Provider value={saving}>
        <div ref={element} className={css.container}>
          {head}
          <div className={css.outline[aside === undefined ? 'alone' : 'withAside']}>
            {hasSectionList && <SectionList />}
            <div className={cx(css.layout, aside !== undefined && css.withAside)}>
              <form id={id} noValidate aria-label={title} className={css.parts} onSubmit={onSubmit}>
                <EditorErrors />
                {children}
              </form>
              {aside !== undefined && <div className={css.aside}>{aside}</div>}
            </div>
          </div>
          {bar === 'end' && (
            <div className={css.bar}>
              <SaveActions label={label} note={note} />
            </div>
          )}
        </div>
        <LeavingQuestion />
        {conflict && <ConflictDialog conflict={conflict} />}
      </SavingContext.Provider>
    </EditorContext.Provider>
  );
}

/** Asks before unsaved changes are lost; follows by itself whether there are any, so that the form need not. */
function LeavingQuestion() {
  const t = useT();
  const { methods } = useEditorContext();
  const { isDirty } = useFormState({ control: methods.control });
  const { confirm, dialog } = useConfirm();
  // Whoever leads elsewhere as soon as something is saved does so before this is drawn again.
  const isDirtyNow = useRef(isDirty);
  useEffect(
    () =>
      methods.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          isDirtyNow.current = state.isDirty ?? false;
        },
      }),
    [methods],
  );
  useBlockLeaving(isDirty, async () => {
    if (!isDirtyNow.current) return true;
    return confirm({
      title: t('organizer.kit.form.leave.title'),
      text: t('organizer.kit.form.leave.text'),
      action: t('organizer.kit.form.leave.go'),
      cancel: t('organizer.kit.form.leave.stay'),
      tone: 'danger',
    });
  });
  return dialog;
}

/** Ctrl+S and Cmd+S, while the focus is in the form, beside it or nowhere. */
function useSaveKeys(box: { current: HTMLElement | null }, submit: () => Promise<boolean>) {
  const latestRef = useLatest(submit);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { activeElement, body } = document;
      const isHere = activeElement === body || box.current?.contains(activeElement);
      if (!isHere || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) void latestRef.current();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [box, latestRef]);
}
