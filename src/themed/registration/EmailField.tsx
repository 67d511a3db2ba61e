'use client';
import type { FocusEvent, ReactNode } from 'react';
import { useT } from '../../i18n';
import { Field, type FieldProps } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useField, type FieldName } from '../../headless/form/FieldsContext';
import { useEmailSuggestion } from '../../headless/form/useEmailSuggestion';
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
  const { id, error, input, setActive } = useField(name, label, { trims: true });
  const { suggestion, suggestFor } = useEmailSuggestion(name, id, setActive);

  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    suggestFor(event.target.value);
    return input.onBlur(event);
  };
  const text = suggestion && t('registration.typoHint', { address: suggestion.address });
  const question = suggestion && text && (
    <RichText
      text={text}
      parts={{
        address: (address) => (
          <button type="button" className={css.inlineButton} onClick={suggestion.accept}>
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
