'use client';
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { findableCountries, findCountry, searchCountries } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { chunk, useChunk } from '../kit/chunk';
import { Field, type FieldControlProps, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { useFieldError, useFields, type FieldName } from '../../headless/form/FieldsContext';

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
  const locale = useLocale();
  const list = useMemo(() => findableCountries({ locale, exclude }), [locale, exclude]);
  const nameOf = (code: string) => list.find((country) => country.code === code)?.name ?? '';
  const [isActive, setActive] = useState(false);
  const [entry, setEntry] = useState({ value, list, text: nameOf(value) });
  // A country from outside, or the same one in another language; what was typed and is none stays.
  if (entry.value !== value || entry.list !== list)
    setEntry({ value, list, text: value || entry.value ? nameOf(value) : entry.text });
  const { text } = entry;

  const choose = (code: string) => {
    setEntry({ value: code, list, text: nameOf(code) });
    setActive(false);
    if (code !== value) onChange(code);
  };
  const judge = (typed: string) => {
    const found = findCountry(list, typed);
    if (found) {
      choose(found.code);
      return;
    }
    setActive(false);
    setEntry({ value: '', list, text: typed });
    onChange('');
  };
  const onText = (typed: string) => {
    setEntry({ ...entry, text: typed });
    // Browsers fill in a whole form while another field has the focus.
    if (document.activeElement?.id === id) setActive(true);
    else judge(typed);
  };

  const parts = useChunk(comboBox);
  const [isListed, setListed] = useState(Boolean(parts));
  // Not under the fingers of somebody who is typing.
  if (parts && !isActive && !isListed) setListed(true);
  const isWrong = text.trim() !== '' && value === '';
  const visibleError = isActive
    ? undefined
    : (error ?? (isWrong ? t('validation.countryRequired') : undefined));
  const options = useMemo(() => {
    const visible = text === nameIn(list, value) ? list : searchCountries(list, text);
    return visible.map(({ code, name }) => ({ value: code, label: name }));
  }, [list, text, value]);
  const field = (control: FieldControlProps) => {
    const shared = { ...control, autoComplete, placeholder: t('registration.countryChoose') };
    return parts && isListed ? (
      <parts.ComboBox
        {...shared}
        aria-labelledby={`${id}-label`}
        value={value}
        text={text}
        options={options}
        onTextChange={onText}
        onValueChange={choose}
        onLeave={() => judge(text)}
        onEnter={() => judge(text)}
        empty={t('registration.countryUnknown')}
      />
    ) : (
      <TextInput
        {...shared}
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onText(event.target.value)}
        onBlur={() => judge(text)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') judge(text);
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

const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((country) => country.code === code)?.name;

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
  const { methods, idOf } = useFields();
  const value = useWatch({ control: methods.control, name });
  const error = useFieldError(name, field.label);
  const change = (code: string) => {
    methods.setValue(name, code, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onChosen?.();
  };
  return (
    <CountryField
      {...field}
      id={idOf(name)}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    />
  );
}
