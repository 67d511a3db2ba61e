'use client';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useToolbar } from 'react-aria/useToolbar';
import { safeUrl } from '../../../domain';
import { linkSchemes } from '../../../domain/links/linkSchemes';
import { useT, type MessageKey } from '../../../i18n';
import { useLatest } from '../../../react';
import type { FieldControlProps } from '../../../themed/kit/Field';
import { IconButton } from '../../../themed/kit/IconButton';
import { NativeSelect } from '../../../themed/kit/NativeSelect';
import { purify } from '../../../themed/kit/purify';
import type { OrganizerIconName } from '../appearance/organizerIcons';
import { OrganizerIcon } from '../appearance/OrganizerIcon';
import { LinkDialog } from './LinkDialog';
import * as css from './RichTextField.css';

/** Something the backend puts in when the text is sent. */
export interface Placeholder {
  /** As it stands in the text between braces: `firstName` for `{{firstName}}`. */
  name: string;
  /** What it stands for. */
  label: string;
}

export interface RichTextEditorProps {
  control: FieldControlProps;
  label: string;
  value: string;
  onValueChange: (html: string) => void;
  onLeave: () => void;
  placeholders: readonly Placeholder[];
  headings: boolean;
  /** Begins at the end of the text. */
  takesFocus: boolean;
}

/** The editor of `RichTextField`. Heavy: only ever imported lazily. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { control, label, value, onValueChange, onLeave, headings, takesFocus } = props;
  const lastReported = useRef(value);
  const latestRef = useLatest({ onValueChange, onLeave });
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        heading: headings ? { levels: [2, 3] } : false,
        link: {
          openOnClick: false,
          isAllowedUri: (address) => isAddress(address),
        },
      }),
    ],
    content: clean(value, headings),
    immediatelyRender: true,
    onCreate: ({ editor: made }) => {
      if (takesFocus) made.commands.focus('end', { scrollIntoView: false });
    },
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      lastReported.current = changed.isEmpty ? '' : clean(changed.getHTML(), headings);
      latestRef.current.onValueChange(lastReported.current);
    },
    onBlur: () => latestRef.current.onLeave(),
  });
  const attributes = JSON.stringify({ ...control, 'aria-labelledby': `${control.id}-label` });
  // The place where one writes is the control that label and error are about.
  useEffect(() => {
    const own = JSON.parse(attributes) as Record<string, string>;
    const fixed = { role: 'textbox', 'aria-multiline': 'true', dir: 'auto', class: css.text };
    editor.setOptions({ editorProps: { attributes: { ...own, ...fixed } } });
  }, [editor, attributes]);
  // Put in from elsewhere: discarded, or somebody else's.
  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(clean(value, headings), { emitUpdate: false });
  }, [editor, value, headings]);
  return (
    <div className={css.box} data-invalid={control['aria-invalid']}>
      <Toolbar editor={editor} label={label} headings={headings} placeholders={props.placeholders} />
      <EditorContent editor={editor} />
    </div>
  );
}

const isAddress = (address: string) => safeUrl(address, { allow: linkSchemes }) !== null;

/** Somebody's HTML without what is not for buyers to see; the same sanitiser that shows it (FAULTS: one door). */
function clean(html: string, headings: boolean): string {
  const box = document.createElement('div');
  box.append(purify(html, { headings }));
  return box.innerHTML;
}

type Mark = 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'heading' | 'link';

const tools: readonly { mark: Mark; icon: OrganizerIconName; label: MessageKey }[] = [
  { mark: 'bold', icon: 'bold', label: 'organizer.kit.form.text.bold' },
  { mark: 'italic', icon: 'italic', label: 'organizer.kit.form.text.italic' },
  { mark: 'heading', icon: 'heading', label: 'organizer.kit.form.text.heading' },
  { mark: 'bulletList', icon: 'list', label: 'organizer.kit.form.text.bullets' },
  { mark: 'orderedList', icon: 'list-numbered', label: 'organizer.kit.form.text.numbers' },
  { mark: 'link', icon: 'link', label: 'organizer.kit.form.text.link' },
];

interface ToolbarProps extends Pick<RichTextEditorProps, 'placeholders' | 'headings' | 'label'> {
  editor: Editor;
}

/** One stop of the Tab key; arrow keys go from tool to tool. */
function Toolbar({ editor, placeholders, headings, label }: ToolbarProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const { toolbarProps } = useToolbar({ 'aria-label': t('organizer.kit.form.text.tools', { label }) }, ref);
  const [link, setLink] = useState<string | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ mark }) => now.isActive(mark)),
  });
  const press = (mark: Mark) => {
    if (mark === 'link') setLink(String(editor.getAttributes('link')['href'] ?? ''));
    else run(editor, mark);
  };
  return (
    <div {...toolbarProps} ref={ref} className={css.toolbar}>
      {tools.map(({ mark, icon, label: key }, index) =>
        mark === 'heading' && !headings ? null : (
          <IconButton
            key={mark}
            label={t(key)}
            icon={<OrganizerIcon name={icon} />}
            aria-pressed={active[index] ?? false}
            onClick={() => press(mark)}
            className={css.tool}
          />
        ),
      )}
      {placeholders.length > 0 && (
        <span className={css.menu}>
          <NativeSelect
            aria-label={t('organizer.kit.form.text.placeholder')}
            placeholder={t('organizer.kit.form.text.placeholder')}
            value=""
            options={placeholders.map(({ name, label }) => ({ value: `{{${name}}}`, label }))}
            onChange={(event) => editor.chain().focus().insertContent(event.target.value).run()}
          />
        </span>
      )}
      {link !== null && (
        <LinkDialog
          address={link}
          onClose={() => setLink(null)}
          onDone={(address) => {
            setLink(null);
            linkTo(editor, address);
          }}
        />
      )}
    </div>
  );
}

function run(editor: Editor, mark: Exclude<Mark, 'link'>) {
  const chain = editor.chain().focus();
  switch (mark) {
    case 'bold':
      return chain.toggleBold().run();
    case 'italic':
      return chain.toggleItalic().run();
    case 'heading':
      return chain.toggleHeading({ level: 2 }).run();
    case 'bulletList':
      return chain.toggleBulletList().run();
    case 'orderedList':
      return chain.toggleOrderedList().run();
  }
}

/** With nothing selected the address itself is the words. */
function linkTo(editor: Editor, address: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
      .run();
  else chain.setLink({ href: address }).run();
}
