'use client';
import { useT } from '../../i18n';
import { Field, type FieldProps } from '../kit/Field';
import { NativeSelect } from '../kit/NativeSelect';
import { useField, type FieldName } from '../../headless/form/FieldsContext';

export interface ChoiceFieldProps extends Pick<FieldProps, 'span' | 'help' | 'optional' | 'required'> {
  name: FieldName;
  label: string;
  options: readonly string[];
  autoComplete?: string | undefined;
}

/** One of a few answers, in the list every phone does best. A choice is checked as soon as it is made. */
export function ChoiceField({ name, label, options, autoComplete, ...frame }: ChoiceFieldProps) {
  const t = useT();
  const { id, error, input } = useField(name, label, { checksAtOnce: true });
  return (
    <Field {...frame} id={id} label={label} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          {...input}
          options={options.map((option) => ({ value: option, label: option }))}
          placeholder={t('registration.choose')}
          {...(autoComplete && { autoComplete })}
        />
      )}
    </Field>
  );
}
