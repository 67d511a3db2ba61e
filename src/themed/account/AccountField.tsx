'use client';
import type { ReactNode } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import { useT, type MessageKey } from '../../i18n';
import { Field, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import type { AccountFormState } from '../../headless/account/useAccountForm';

export interface AccountFieldProps<T extends FieldValues> extends Pick<FieldProps, 'span' | 'optional'> {
  form: AccountFormState<T>;
  name: Path<T>;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | undefined;
  autoComplete: string;
}

/** One line of an account's form. */
export function AccountField<T extends FieldValues>(props: AccountFieldProps<T>) {
  const { form, name, label, hint, span, optional, type = 'text', autoComplete } = props;
  const { methods, idOf } = form;
  const t = useT();
  const { errors } = useFormState({ control: methods.control, name, exact: true });
  const error = methods.getFieldState(name, { ...methods.formState, errors }).error?.message;
  // Schemas answer with keys of the catalogue.
  const text = error ? t(error as MessageKey) : undefined;
  return (
    <Field
      id={idOf(name)}
      error={text}
      required={!optional}
      label={label}
      hint={hint}
      span={span}
      optional={optional}
    >
      {(control) => (
        <TextInput
          {...control}
          {...methods.register(name)}
          type={type}
          autoComplete={autoComplete}
          {...(type !== 'text' && { dir: 'ltr', autoCapitalize: 'none', spellCheck: false })}
        />
      )}
    </Field>
  );
}
