'use client';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Fields } from '../../../themed/kit/Field';
import { ConflictDialog } from './ConflictDialog';
import { EditorContext } from './EditorContext';
import { EditorErrors } from './EditorErrors';
import { SaveRefusal } from './SaveRefusal';
import { titleOf } from './titleOf';
import { stack } from '../appearance/layout.css';
import type { Editor } from './useEditor';

export interface FormDialogProps<Values extends FieldValues> {
  editor: Editor<Values>;
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** On the button: a verb; `Save` when absent. */
  action?: ReactNode;
  tone?: 'primary' | 'danger' | undefined;
  /** Does nothing; 'Cancel' when absent. */
  cancel?: string | undefined;
  /** Heads why it could not be done. Of a call nobody knows the end of, that is said. Default: that changes are not saved. */
  failedTitle?: MessageKey | undefined;
  /** Stops an open save; without it nothing does. */
  onStop?: (() => void) | undefined;
  /** Not called while a save is open. */
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A record, or something that is done, as a few fields over the page: what is wrong, why it failed, and who was faster. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    editor,
    title,
    text,
    action,
    tone = 'primary',
    cancel,
    failedTitle,
    onStop,
    onClose,
    children,
  } = props;
  const { form, state, submit, conflict } = editor;
  const t = useT();
  const id = useId();
  const isBusy = state.at === 'saving';
  const problem = state.at === 'failed' ? state.problem : null;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return (
    <EditorContext.Provider value={form}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !isBusy) onClose();
        }}
        title={title}
        description={text}
        footer={
          <>
            {isBusy && onStop ? (
              <Button onClick={onStop}>{t('organizer.kit.run.stop')}</Button>
            ) : (
              <Button onClick={onClose} aria-disabled={isBusy || undefined}>
                {cancel ?? t('organizer.kit.form.cancel')}
              </Button>
            )}
            <Button type="submit" form={id} variant={tone} busy={isBusy}>
              {action ?? t('organizer.kit.form.save')}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          aria-label={title}
          className={stack[5]}
          onSubmit={onSubmit}
          // Not the button that closes, which is the first control: a space typed there would end it all.
          data-autofocus
        >
          <EditorErrors />
          <Fields>{children}</Fields>
          {problem && <SaveRefusal problem={problem} title={failedTitle && titleOf(problem, failedTitle)} />}
        </form>
      </Dialog>
      {conflict && <ConflictDialog conflict={conflict} action={action} />}
    </EditorContext.Provider>
  );
}
