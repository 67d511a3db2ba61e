'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { charactersLeft, maxSocialMessageLength } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { TextArea } from '../../themed/kit/TextInput';
import { useEditorField } from '../kit/fields';

export interface SocialMessageFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
}

/** What is posted, with what is left of its 280 characters; the number is an error once it is negative. 001 §5. */
export function SocialMessageField<Values extends FieldValues = FieldValues>(
  props: SocialMessageFieldProps<Values>,
) {
  const { name, label, hint } = props;
  const t = useT();
  const locale = useLocale();
  const { id, value, set, leave, error, ref } = useEditorField<string>(name, label);
  const left = charactersLeft(value);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      counter={{
        used: maxSocialMessageLength - left,
        max: maxSocialMessageLength,
        text: t('sharing.left', { left: new Intl.NumberFormat(locale).format(left) }),
      }}
    >
      {(control) => (
        <TextArea
          {...control}
          ref={ref}
          dir="auto"
          rows={4}
          value={value}
          onChange={({ target }) => set(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
