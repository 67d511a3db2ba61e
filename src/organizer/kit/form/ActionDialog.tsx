'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { saveProblem } from '../../../domain';
import type { SaveCalls } from '../../../hooks';
import { useLasting } from '../../../hooks/useLasting';
import type { MessageKey } from '../../../i18n';
import { FormDialog } from './FormDialog';
import { useEditor } from './useEditor';

export interface ActionDialogProps<Values extends FieldValues> {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** On the button: a verb. */
  action: ReactNode;
  tone?: 'primary' | 'danger' | undefined;
  /** Does nothing; 'Cancel' when absent. */
  cancel?: string | undefined;
  /** What the form begins with. */
  values: Values;
  schema: ObjectSchema<Values>;
  /** The call; `signal` aborts when the dialog goes. What it rejects with is said above the buttons, and the form stays as it is. */
  run: (values: Values, signal: AbortSignal) => Promise<unknown>;
  /** While it runs it can be stopped: close the dialog. Without it they wait for the end. */
  onStop?: (() => void) | undefined;
  onDone: (values: Values) => void;
  onClose: () => void;
  /** Says why it could not be done; `saveProblem` when absent. */
  toErrorMessage?: SaveCalls<Values>['toErrorMessage'];
  /** Heads why it could not be done; that nothing was changed when absent. Of a call nobody knows the end of, that is said. */
  failedTitle?: MessageKey | undefined;
  /** Milliseconds that it is said for; until the next try when absent. */
  problemFor?: number | undefined;
  /** Fields; none where a question is all there is. */
  children?: ReactNode;
}

/** Something that is done: a few fields, one call at a time, and why it could not be done. */
export function ActionDialog<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { title, text, action, tone, values, schema, run, onDone, onStop, onClose, children } = props;
  const { toErrorMessage = saveProblem, problemFor, cancel } = props;
  const { failedTitle = 'organizer.orders.order.failed.title' } = props;
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const editor = useEditor<Values>({
    saved: { values, version: 0 },
    schema,
    toErrorMessage,
    save: async (typed, version) => {
      running.current = new AbortController();
      await run(typed, running.current.signal);
      return { values: typed, version: version + 1 };
    },
    onSaved: (saved) => onDone(saved.values),
  });
  const isOver = useLasting(problemFor !== undefined && editor.state.at === 'failed', problemFor ?? 0);
  const visible: typeof editor = isOver ? { ...editor, state: { at: 'idle' } } : editor;
  return (
    <FormDialog
      editor={visible}
      title={title}
      text={text}
      action={action}
      tone={tone}
      cancel={cancel}
      onStop={onStop}
      onClose={onClose}
      failedTitle={failedTitle}
    >
      {children}
    </FormDialog>
  );
}
