'use client';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { typoHint } from '../../domain';
import { useT } from '../../i18n';
import { Field, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { useField, useFields, type FieldName } from './FieldsContext';
import * as css from './RegistrationForm.css';
import { RichText } from './RichText';

export interface EmailFieldProps extends Pick<
  FieldProps,
  'span' | 'help' | 'optional' | 'required' | 'labelSuffix'
> {
  name: FieldName;
  label: string;
  hint?: ReactNode;
  autoComplete?: string | undefined;
}

/** An email address: trimmed, written from left to right, and asked about when it looks like a slip. */
export function EmailField(props: EmailFieldProps) {
  const { name, label, help, hint, autoComplete, span, optional, required, labelSuffix } = props;
  const t = useT();
  const { methods } = useFields();
  const { id, error, input, setActive } = useField(name, label, { trims: true });
  const [suggestion, setSuggestion] = useState<string | null>(null);

  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    setSuggestion(typoHint(event.target.value));
    return input.onBlur(event);
  };
  const apply = (address: string) => {
    methods.setValue(name, address, { shouldDirty: true, shouldValidate: true });
    setSuggestion(null);
    setActive(false);
    document.getElementById(id)?.focus();
  };
  const question = suggestion && (
    <RichText
      text={t('registration.typoHint', { address: suggestion })}
      parts={{
        address: (address) => (
          <button type="button" className={css.inlineButton} onClick={() => apply(suggestion)}>
            <bdi>{address}</bdi>
          </button>
        ),
      }}
    />
  );
  return (
    <Field {...{ id, label, help, error, span, optional, required, labelSuffix }} hint={question ?? hint}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          onBlur={onBlur}
          type="email"
          inputMode="email"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          {...(autoComplete && { autoComplete })}
        />
      )}
    </Field>
  );
}
