'use client';
import { memo, useId } from 'react';
import { customFieldLimit, type CustomField } from '../../domain/registration/customFields';
import { useT } from '../../i18n';
import { Checkbox } from '../kit/Checkbox';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { ChoiceField } from './ChoiceField';
import { useTextTick, type FieldName } from '../../headless/form/FieldsContext';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface CustomFieldsProps {
  /** At least one. */
  fields: readonly CustomField[];
}

/** What the page around asks in the form, in its own words. */
export const CustomFields = /* @__PURE__ */ memo(function CustomFields({ fields }: CustomFieldsProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId} className={css.title}>
        {t('registration.custom')}
      </Heading>
      <Fields>
        {fields.map((field) => (
          <One key={field.name} {...field} />
        ))}
      </Fields>
    </section>
  );
});

function One(field: CustomField) {
  const { name, type = 'text', label, help, required = false, options = [], autoComplete } = field;
  const mark = { required, optional: !required };
  const path: FieldName = `custom.${name}`;
  if (type === 'checkbox') return <Tick field={field} path={path} />;
  if (type === 'select')
    return (
      <ChoiceField
        name={path}
        label={label}
        help={help}
        {...mark}
        options={options}
        autoComplete={autoComplete}
      />
    );
  return (
    <TextField
      {...mark}
      name={path}
      label={label}
      help={help}
      type={type === 'multiline' ? 'text' : type}
      multiline={type === 'multiline'}
      limit={customFieldLimit(field)}
      trims={type === 'email'}
      {...(autoComplete && { autoComplete })}
    />
  );
}

/** Sent as a text like the others, so that it is no boolean to the form either. */
function Tick({ field: { label, help }, path }: { field: CustomField; path: FieldName }) {
  const { id, error, checked, set } = useTextTick(path, label);
  return (
    <div className={css.wholeLine}>
      <Checkbox
        id={id}
        checked={checked}
        error={error}
        aria-describedby={help ? `${id}-hint` : undefined}
        onChange={(event) => set(event.target.checked)}
        label={label}
      />
      {help && (
        <p id={`${id}-hint`} className={css.consentHint}>
          {help}
        </p>
      )}
    </div>
  );
}
