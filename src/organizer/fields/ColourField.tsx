'use client';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT, type MessageKey } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { TextInput } from '../../themed/kit/TextInput';
import { cx } from '../../themed/kit/cx';
import * as css from './ColourField.css';
import { ColourPicker } from './ColourPicker';
import { readColour } from './colour';
import { Popup } from './Popup';
import { anchor } from './Popup.css';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';

export interface ColourFieldProps<Values extends FieldValues> extends EditorFieldProps<Values> {
  /** What counts while the field is empty; shown as its swatch and written as its placeholder. */
  fallback?: string | undefined;
}

/** A colour as `#rrggbb`, '' for none: a swatch that opens a picker, and its code. Three digits and a missing # are understood. */
export function ColourField<Values extends FieldValues = FieldValues>(props: ColourFieldProps<Values>) {
  const { name, label, fallback, alsoChecks } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { value, set, leave, id, error, ref } = useEditorField<string>(name, label, {
    alsoChecks,
    check: checkColour,
  });
  const shown = readColour(value) ?? readColour(fallback ?? '');
  const close = () => {
    setOpen(false);
    leave();
  };
  return (
    <Field {...frameOf(props)} {...{ id, error }}>
      {(control) => (
        <span className={cx(anchor, css.row)}>
          <button
            type="button"
            aria-label={t('organizer.form.colour.open', { label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={css.swatch}
            data-empty={shown === null || undefined}
            style={{ [css.shown.slice('var('.length, -1)]: shown ?? undefined }}
          />
          <TextInput
            {...control}
            ref={ref}
            value={value}
            placeholder={fallback}
            onChange={(event) => set(event.target.value)}
            onBlur={() => {
              const known = readColour(value);
              if (known !== null && known !== value) set(known);
              leave();
            }}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            className={css.code}
          />
          {isOpen && (
            <Popup label={label} onClose={close}>
              <ColourPicker value={shown ?? '#000000'} onValueChange={set} />
            </Popup>
          )}
        </span>
      )}
    </Field>
  );
}

const checkColour = (value: unknown): MessageKey | undefined =>
  typeof value !== 'string' || value.trim() === '' || readColour(value) !== null
    ? undefined
    : 'organizer.form.colour.invalid';
