'use client';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { messageOf, orderProblem, type SaveProblem } from '../../../domain';
import type { SaveCalls } from '../../../hooks';
import { useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { Fields } from '../../../themed/kit/Field';
import { Notice } from '../../../themed/kit/Notice';
import { EditorContext } from '../../form/EditorContext';
import { EditorErrors } from '../../form/EditorErrors';
import { useEditor } from '../../form/useEditor';
import * as css from './actions.css';

export interface ActionDialogProps<Values extends FieldValues> {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** On the button: a verb. */
  action: ReactNode;
  tone?: 'primary' | 'danger' | undefined;
  /** What the form begins with. */
  values: Values;
  schema: ObjectSchema<Values>;
  /** The call. What it rejects with is said above the buttons, and the form stays as it is. */
  run: (values: Values) => Promise<unknown>;
  onDone: (values: Values) => void;
  onClose: () => void;
  /** Says why it could not be done; `orderProblem` when absent. */
  explain?: SaveCalls<Values>['explain'];
  /** Fields. */
  children: ReactNode;
}

/** Something that is done with an order, or another thing: a few fields, one call at a time, and why it could not be done. */
export function ActionDialog<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { title, text, action, tone = 'primary', values, schema, run, onDone, onClose, children } = props;
  const { explain = orderProblem } = props;
  const t = useT();
  const id = useId();
  const { form, state, submit } = useEditor<Values>({
    kept: { values, version: 0 },
    ...{ schema, explain },
    save: async (typed, version) => {
      await run(typed);
      return { values: typed, version: version + 1 };
    },
    onSaved: (kept) => onDone(kept.values),
  });
  const isBusy = state.at === 'saving';
  const problem = state.at === 'failed' ? state.problem : null;
  const isSaidByField = problem?.field !== undefined && form.entries.has(problem.field);
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
            <Button onClick={onClose} aria-disabled={isBusy || undefined}>
              {t('organizer.form.cancel')}
            </Button>
            <Button type="submit" form={id} variant={tone} busy={isBusy}>
              {action}
            </Button>
          </>
        }
      >
        <form id={id} noValidate aria-label={title} className={css.form} onSubmit={onSubmit}>
          <EditorErrors />
          <Fields>{children}</Fields>
          {problem && !isSaidByField && (
            <Notice tone="danger" live="assertive" title={t(titleOf(problem))}>
              {messageOf<MessageKey>(problem.message, t)}
            </Notice>
          )}
        </form>
      </Dialog>
    </EditorContext.Provider>
  );
}

/** What a failed call means: as far as anybody knows. */
export const titleOf = ({ isUncertain }: Pick<SaveProblem, 'isUncertain'>): MessageKey =>
  isUncertain ? 'organizer.order.failed.uncertain' : 'organizer.order.failed.title';
