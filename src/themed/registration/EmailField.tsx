'use client';
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { typoHint } from '../../domain';
import { useT } from '../../i18n';
import { Field, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useField, useFields, type FieldName } from '../../headless/form/FieldsContext';
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
  const [suggestion, setSuggestion] = useSuggestion(name);

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
  const text = suggestion && t('registration.typoHint', { address: suggestion });
  const question = suggestion && text && (
    <RichText
      text={text}
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
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      span={span}
      optional={optional}
      required={required}
      labelSuffix={labelSuffix}
      hint={question ?? hint}
    >
      {(control) => (
        <>
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
          {/* It comes when the field is left, so that nobody who can't see it would hear of it. */}
          <VisuallyHidden role="status">{text && <RichText text={text} parts={{}} />}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

/** What was probably meant, until something else stands in the field, by whomever it was put there. */
function useSuggestion(name: FieldName) {
  const { methods } = useFields();
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const isThere = suggestion !== null;
  useEffect(() => {
    if (!isThere) return;
    const requested: unknown = methods.getValues(name);
    return methods.subscribe({
      name,
      formState: { values: true },
      callback: () => {
        if (methods.getValues(name) !== requested) setSuggestion(null);
      },
    });
  }, [isThere, methods, name]);
  return [suggestion, setSuggestion] as const;
}
