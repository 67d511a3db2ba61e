'use client';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { withPeer } from '../../../diagnostics';
import { chunk, useChunk } from '../../../themed/kit/chunk';
import { Field } from '../../../themed/kit/Field';
import { TextArea } from '../../../themed/kit/TextInput';
import { counterOf } from './TextField';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';
import type { Placeholder } from './RichTextEditor';

export interface RichTextFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** Characters of its HTML, counted beside the label. More can be typed: the schema says that it is too long. */
  limit?: number | undefined;
  /** Offered in a menu. */
  placeholders?: readonly Placeholder[] | undefined;
  /** Titles may be written. */
  headings?: boolean | undefined;
}

const editor = /* @__PURE__ */ chunk(() =>
  withPeer('@tiptap/react, @tiptap/starter-kit and @tiptap/pm', import('./RichTextEditor')),
);

/**
 * Words with emphasis, lists and links, as HTML that passed the sanitiser; '' for none. Its editor comes later: until then, and where it
 * can't be loaded, the HTML itself can be edited. Who is in that when the editor comes is in the editor.
 */
export function RichTextField<Values extends FieldValues = FieldValues>(props: RichTextFieldProps<Values>) {
  const { name, label, limit, placeholders = none, headings = false, alsoChecks } = props;
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, { alsoChecks, show });
  const parts = useChunk(editor);
  const [isInPlain, setIsInPlain] = useState(false);
  return (
    <Field {...frameOf(props)} id={id} error={error} counter={counterOf(value, limit)}>
      {(control) =>
        parts ? (
          <parts.RichTextEditor
            control={control}
            value={value}
            placeholders={placeholders}
            headings={headings}
            label={label}
            takesFocus={isInPlain}
            onValueChange={set}
            onLeave={leave}
          />
        ) : (
          <TextArea
            {...control}
            ref={ref}
            rows={5}
            value={value}
            onChange={(event) => set(event.target.value)}
            onFocus={() => setIsInPlain(true)}
            onBlur={() => {
              setIsInPlain(false);
              leave();
            }}
          />
        )
      }
    </Field>
  );
}

const none: readonly Placeholder[] = [];

/** Its words alone. */
const show = (html: unknown) =>
  typeof html === 'string' ? new DOMParser().parseFromString(html, 'text/html').body.textContent : '';
