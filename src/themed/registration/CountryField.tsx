'use client';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { FieldName } from '../../headless/form/FieldsContext';
import { useCountryAnswer } from '../../headless/form/useCountryAnswer';
import { useCountryEntry } from '../../headless/form/useCountryEntry';
import { useReplacement } from '../../headless/form/useReplacement';
import { useLocale, useT } from '../../i18n';
import { chunk, useChunk } from '../kit/chunk';
import { Field, type FieldControlProps, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';

const comboBox = /* @__PURE__ */ chunk(() => import('../kit/ComboBox'));

export interface CountryFieldProps extends Pick<
  FieldProps,
  'span' | 'keepSpan' | 'optional' | 'required' | 'labelSuffix' | 'help' | 'hint' | 'error'
> {
  id: string;
  label: string;
  /** ISO 3166-1 alpha-2; '' for none. */
  value: string;
  /** '' when what was typed is no country. */
  onChange: (code: string) => void;
  /** ISO codes left out. 000 §6 country exclusions. */
  exclude?: readonly string[] | undefined;
  /** Default `country`. */
  autoComplete?: string | undefined;
}

/**
 * A country by typing its name in the reader's language, in English, or its code; six are shown at a time (000 §2.7). Text that is no
 * country stays and says 'Country is required.'. A plain text field with the same rules until its list is loaded.
 */
export function CountryField(props: CountryFieldProps) {
  const { id, label, error, value, onChange, exclude, autoComplete = 'country', ...frame } = props;
  const t = useT();
  const entry = useCountryEntry({ id, value, onChange, locale: useLocale(), exclude });
  const { text, isActive, isWrong, setText, choose, leave } = entry;
  const parts = useChunk(comboBox);
  const { isReplaced, ...plain } = useReplacement(Boolean(parts));
  const visibleError = isActive
    ? undefined
    : (error ?? (isWrong ? t('validation.countryRequired') : undefined));
  const field = (control: FieldControlProps) => {
    const shared = { ...control, autoComplete, placeholder: t('registration.countryChoose') };
    return parts && isReplaced ? (
      <parts.ComboBox
        {...shared}
        aria-labelledby={`${id}-label`}
        value={value}
        text={text}
        options={entry.options}
        onTextChange={setText}
        onValueChange={choose}
        onLeave={leave}
        onEnter={leave}
        empty={t('registration.countryUnknown')}
      />
    ) : (
      <TextInput
        {...shared}
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        onFocus={plain.enter}
        onBlur={() => {
          plain.leave();
          leave();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') leave();
        }}
      />
    );
  };
  return (
    <Field {...frame} id={id} label={label} error={visibleError}>
      {field}
    </Field>
  );
}

export interface BoundCountryFieldProps extends Omit<
  CountryFieldProps,
  'id' | 'error' | 'value' | 'onChange'
> {
  /** A field of the registration form. */
  name: FieldName;
  /** The form has the country: what hangs on it can be checked again. */
  onChosen?: (() => void) | undefined;
}

/** `CountryField` as a field of the registration form, which it tells as soon as the answer is known. */
export function BoundCountryField({ name, onChosen, ...field }: BoundCountryFieldProps) {
  const { id, error, value, set } = useCountryAnswer(name, field.label);
  const change = (code: string) => {
    set(code);
    onChosen?.();
  };
  return <CountryField {...field} id={id} error={error} value={value} onChange={change} />;
}
