'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Saved, SaveCalls } from '../../../hooks';
import { useConfirm } from '../confirm';
import type { Question } from '../confirm/ConfirmDialog';
import { EditorForm, useEditor } from '../form';
import type { EditorFormProps } from '../form/EditorForm';
import type { Editor, EditorOptions } from '../form/useEditor';
import * as css from '../appearance/studio.css';
import { PageHeader, type PageHeaderProps } from '../page';

/** For the props of a view: a record that is edited, and how it is saved. */
export interface RecordProps<Values> extends SaveCalls<Values> {
  /** The record as the backend has it, with its version. */
  saved: Saved<Values>;
  /** It is saved; whoever it concerns meets it from now on. */
  onSaved?: ((saved: Saved<Values>) => void) | undefined;
}

/** A part of the screen, which may need the form. */
type EditorPart<Values extends FieldValues, Part = ReactNode> = Part | ((editor: Editor<Values>) => Part);

export interface EditorScreenProps<Values extends FieldValues>
  extends
    Pick<EditorOptions<Values>, 'schema' | 'undoable' | 'toErrorMessage'>,
    Pick<EditorFormProps<Values>, 'label' | 'bar' | 'note'>,
    Pick<PageHeaderProps, 'back'> {
  /** What a view of this record was given. */
  record: Omit<RecordProps<Values>, 'toErrorMessage'>;
  /** The name of the screen, and of its form; it may be one that somebody gave. */
  title: EditorPart<Values, string>;
  /** In the head instead of `title`: what follows what is typed. */
  heading?: EditorPart<Values> | undefined;
  /** Beside the title: tags. */
  status?: EditorPart<Values> | undefined;
  /** A line below the title. */
  lead?: EditorPart<Values> | undefined;
  /** Buttons in the head. */
  actions?: EditorPart<Values> | undefined;
  /** Below the head: links to the record’s other pages. */
  nav?: ReactNode;
  /** A part of a screen, which has the head. Default: false. */
  isPart?: boolean | undefined;
  /** Beside the form from 832 px on, below it before: a preview. */
  aside?: EditorPart<Values> | undefined;
  /** Beside the form instead of `aside`, and wider: what has forms of its own. */
  preview?: EditorPart<Values> | undefined;
  /** What is asked before it is saved; nothing where it returns `undefined`. */
  saveQuestion?: ((editor: Editor<Values>) => Question | undefined) | undefined;
  /** `FormSection`s. */
  children: EditorPart<Values>;
}

/** A record as a screen: its head, its form, saving, and what stands beside the form. */
export function EditorScreen<Values extends FieldValues>(props: EditorScreenProps<Values>) {
  const { record, schema, undoable, toErrorMessage, saveQuestion, isPart = false } = props;
  const { label, bar, note } = props;
  const { saved, save, reload, onSaved } = record;
  const own = useEditor<Values>({ saved, save, reload, onSaved, schema, undoable, toErrorMessage });
  const { confirm, dialog } = useConfirm();
  const submit = async () => {
    const question = saveQuestion?.(own);
    if (question && (await own.methods.trigger()) && !(await confirm(question))) return false;
    return own.submit();
  };
  const editor = { ...own, submit };
  const draw = <Part,>(part: EditorPart<Values, Part>) =>
    typeof part === 'function' ? (part as (editor: Editor<Values>) => Part)(editor) : part;
  const title = draw(props.title);
  const head = !isPart && (
    <>
      <PageHeader
        title={draw(props.heading) ?? <bdi>{title}</bdi>}
        back={props.back}
        status={draw(props.status)}
        lead={draw(props.lead)}
        actions={draw(props.actions)}
      />
      {props.nav}
    </>
  );
  const isBeside = props.preview !== undefined;
  const form = (
    <EditorForm
      editor={editor}
      title={title}
      label={label}
      bar={bar}
      note={note}
      head={!isBeside && head}
      aside={draw(props.aside)}
      hasSectionList={!isPart}
    >
      {draw(props.children)}
    </EditorForm>
  );
  return (
    <>
      {isBeside ? (
        <div className={css.room}>
          {head}
          <div className={css.studio}>
            {form}
            <div className={css.beside}>{draw(props.preview)}</div>
          </div>
        </div>
      ) : (
        form
      )}
      {dialog}
    </>
  );
}
