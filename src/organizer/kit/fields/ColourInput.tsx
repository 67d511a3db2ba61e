'use client';
import { forwardRef, useState } from 'react';
import { useT, type MessageKey } from '../../../i18n';
import { TextInput, type TextInputProps } from '../../../themed/kit/TextInput';
import { cx } from '../../../themed/kit/cx';
import * as css from './ColourField.css';
import { ColourPicker } from './ColourPicker';
import { readColour } from './colour';
import { Popup } from './Popup';
import { anchor } from './Popup.css';

export interface ColourInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** What it is called, for the swatch and the picker. */
  label: string;
  /** `#rrggbb`, '' for none, or what was typed. */
  value: string;
  onValueChange: (value: string) => void;
  onLeave: () => void;
  /** What counts while the field is empty; shown as its swatch and written as its placeholder. */
  fallback?: string | undefined;
}

/** A swatch that opens a picker, and its code. Three digits and a missing # are understood. */
export const ColourInput = /* @__PURE__ */ forwardRef<HTMLInputElement, ColourInputProps>(
  function ColourInput({ label, value, onValueChange, onLeave, fallback, ...control }, ref) {
    const t = useT();
    const [isOpen, setOpen] = useState(false);
    const displayed = readColour(value) ?? readColour(fallback ?? '');
    const close = () => {
      setOpen(false);
      onLeave();
    };
    return (
      <span className={cx(anchor, css.row)}>
        <button
          type="button"
          aria-label={t('organizer.kit.form.colour.open', { label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={css.swatch}
          data-empty={displayed === null || undefined}
          style={{ [css.displayed.slice('var('.length, -1)]: displayed ?? undefined }}
        />
        <TextInput
          {...control}
          ref={ref}
          value={value}
          placeholder={fallback}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={() => {
            const known = readColour(value);
            if (known !== null && known !== value) onValueChange(known);
            onLeave();
          }}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className={css.code}
        />
        {isOpen && (
          <Popup label={label} onClose={close}>
            <ColourPicker value={displayed ?? '#000000'} onValueChange={onValueChange} />
          </Popup>
        )}
      </span>
    );
  },
);

/** What is wrong with a text that is no colour. */
export const checkColour = (value: unknown): MessageKey | undefined =>
  typeof value !== 'string' || value.trim() === '' || readColour(value) !== null
    ? undefined
    : 'organizer.kit.form.colour.invalid';
