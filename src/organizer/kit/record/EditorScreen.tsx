'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Saved, SaveCalls } from '../../../hooks';
import { EditorForm, useEditor } from '../form';
import type { Editor, EditorOptions } from '../form/useEditor';
import * as css from '../look/studio.css';
import { PageHeader, type PageHeaderProps } from '../page';

/** For the props of a view: a record that is edited, and how it is saved. */
export interface RecordProps<Values> extends SaveCalls<Values> {
  /** The record as the backend has it, with its version. */
  saved: Saved<Values>;
  /** It is saved; whoever it concerns meets it from now on. */
  onSaved?: ((saved: Saved<Values>) => void) | undefined;
}

/** A part of the screen, which may need the form. */
type EditorPart<Values extends FieldValues> = ReactNode | ((editor: Editor<Values>) => ReactNode);

export interface EditorScreenProps<Values extends FieldValues>
  extends
    Pick<EditorOptions<Values>, 'schema' | 'undoable' | 'toErrorMessage'>,
    Pick<PageHeaderProps, 'back' | 'lead'> {
  /** What a view of this record was given. */
  record: Omit<RecordProps<Values>, 'toErrorMessage'>;
  /** The name of the screen, and of its form. */
  title: string;
  /** Buttons in the head. */
  actions?: EditorPart<Values> | undefined;
  /** Beside the form from 832 px on, below it before: a preview. */
  aside?: EditorPart<Values> | undefined;
  /** Beside the form instead of `aside`, and wider: what has forms of its own. */
  preview?: EditorPart<Values> | undefined;
  /** `FormSection`s. */
  children: EditorPart<Values>;
}

/** A record as a screen: its head, its form, saving, and what stands beside the form. */
export function EditorScreen<Values extends FieldValues>(props: EditorScreenProps<Values>) {
  const { record, schema, undoable, toErrorMessage, title, back, lead, preview } = props;
  const { saved, save, reload, onSaved } = record;
  const editor = useEditor<Values>({ saved, save, reload, onSaved, schema, undoable, toErrorMessage });
  const draw = (part: EditorPart<Values>) => (typeof part === 'function' ? part(editor) : part);
  const head = <PageHeader title={title} back={back} lead={lead} actions={draw(props.actions)} />;
  if (preview === undefined)
    return (
      <EditorForm editor={editor} title={title} head={head} aside={draw(props.aside)}>
        {draw(props.children)}
      </EditorForm>
    );
  return (
    <div className={css.room}>
      {head}
      <div className={css.studio}>
        <EditorForm editor={editor} title={title}>
          {draw(props.children)}
        </EditorForm>
        <div className={css.beside}>{draw(preview)}</div>
      </div>
    </div>
  );
}
