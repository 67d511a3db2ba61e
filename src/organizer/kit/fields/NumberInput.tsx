'use client';
import { forwardRef, useState } from 'react';
import { readNumber, writeNumber, type NumberTextFormat } from '../../../domain';
import { useLocale, type MessageKey } from '../../../i18n';
import { TextInput, type TextInputProps } from '../../../themed/kit/TextInput';

export interface NumberInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'type'>, Omit<NumberTextFormat, 'locale'> {
  /** `null` for none, NaN for a text that is no number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

/**
 * A number as the locale writes it. What is typed stays as it is typed until the field is left, then it is written properly; what is no
 * number stays, and is told as NaN.
 */
export const NumberInput = /* @__PURE__ */ forwardRef<HTMLInputElement, NumberInputProps>(
  function NumberInput({ value, onValueChange, decimals = 0, fixed, minor, onBlur, ...rest }, ref) {
    const locale = useLocale();
    const format = { locale, decimals, fixed, minor };
    const [entry, setEntry] = useState({ value, locale, text: writeNumber(value, format) });
    // Put in from elsewhere, or in another language now.
    if (!Object.is(entry.value, value) || entry.locale !== locale)
      setEntry({ value, locale, text: writeNumber(value, format) });
    return (
      <TextInput
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        {...rest}
        ref={ref}
        value={entry.text}
        onChange={(event) => {
          const text = event.target.value;
          const next = readNumber(text, format);
          setEntry({ value: next, locale, text });
          onValueChange(next);
        }}
        onBlur={(event) => {
          if (!Number.isNaN(entry.value)) setEntry({ ...entry, text: writeNumber(entry.value, format) });
          onBlur?.(event);
        }}
      />
    );
  },
);

/** What is wrong with a text that is no number. */
export const checkNumber = (value: unknown): MessageKey | undefined =>
  Number.isNaN(value) ? 'organizer.kit.form.numberInvalid' : undefined;
