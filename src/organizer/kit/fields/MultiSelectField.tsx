'use client';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';
import { Checkbox } from '../../../themed/kit/Checkbox';
import { Fieldset } from '../../../themed/kit/Fieldset';
import type { Option } from '../../../themed/kit/NativeSelect';
import * as css from './fields.css';
import { SearchInput } from './SearchInput';
import { useEditorField, type EditorFieldProps } from './useEditorField';

export interface MultiSelectFieldProps<Values extends FieldValues> extends Omit<
  EditorFieldProps<Values>,
  'keepSpan' | 'required'
> {
  options: readonly Option[];
}

/** As many options as are read at a glance. */
const glance = 8;

/** Any of a list, as their values in its order. A long list scrolls in a frame of its own and can be searched. */
export function MultiSelectField<Values extends FieldValues = FieldValues>(
  props: MultiSelectFieldProps<Values>,
) {
  const { name, label, options, alsoChecks, hint, help, optional, span } = props;
  const t = useT();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const listed = (values: unknown) =>
    options.filter(({ value }) => Array.isArray(values) && values.includes(value));
  const { value, set, leave, id, error } = useEditorField<readonly string[]>(name, label, {
    alsoChecks,
    show: (values) =>
      listText(
        locale,
        listed(values).map((option) => option.label),
      ),
  });
  const isLong = options.length > glance;
  const wanted = isLong ? search.trim().toLocaleLowerCase(locale) : '';
  const found = options.filter((option) => option.label.toLocaleLowerCase(locale).includes(wanted));
  const toggle = (chosen: string) =>
    set(
      options.map((option) => option.value).filter((other) => value.includes(other) !== (other === chosen)),
    );
  return (
    <Fieldset
      id={id}
      error={error}
      hint={hint}
      help={help}
      optional={optional}
      span={span}
      legend={label}
      onLeave={leave}
    >
      {isLong && (
        <SearchInput
          label={t('registration.choices.search', { label })}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <div className={isLong ? css.frame : undefined}>
        {found.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
            label={option.label}
          />
        ))}
        {found.length === 0 && <p className={css.hint}>{t('registration.choices.none', { text: search })}</p>}
      </div>
    </Fieldset>
  );
}
