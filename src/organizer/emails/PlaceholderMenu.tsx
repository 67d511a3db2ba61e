'use client';
import type { EmailPlaceholder } from '../../contract';
import { placeholderText, withInserted } from '../../domain/emails';
import { useT } from '../../i18n';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import { useEditorContext } from '../kit/form/EditorContext';
import * as css from './emails.css';

export interface PlaceholderMenuProps {
  /** Of the text field it writes into. */
  name: string;
  placeholders: readonly EmailPlaceholder[];
}

/** Writes what is filled in for each person where the caret stands. */
export function PlaceholderMenu({ name, placeholders }: PlaceholderMenuProps) {
  const t = useT();
  const { methods, idOf } = useEditorContext();
  const insert = (placeholder: string) => {
    const field = document.getElementById(idOf(name));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd, value } = field;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const { text, caret } = withInserted(value, placeholderText(placeholder), { start, end });
    methods.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className={css.placeholders}>
      <NativeSelect
        aria-label={t('organizer.kit.form.text.placeholder')}
        placeholder={t('organizer.kit.form.text.placeholder')}
        value=""
        options={placeholders.map(({ name: value, example }) => ({
          value,
          label: t('organizer.emails.placeholderOption', { name: value, example }),
        }))}
        onChange={({ target }) => insert(target.value)}
      />
    </div>
  );
}
