'use client';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { ErrorLinks } from '../registration/ErrorLinks';
import { errorList, errors as errorBox } from '../registration/RegistrationForm.css';
import * as css from './account.css';
import { useAccountErrors } from '../../headless/account/useAccountErrors';
import type { AccountFormState } from '../../headless/account/useAccountForm';

export interface AccountFormProps<T extends FieldValues> {
  form: AccountFormState<T>;
  /** Its name, read aloud. */
  label: string;
  /** In the order of the form. */
  names: readonly Path<T>[];
  submitLabel: string;
  /** On its way: the button turns, further submits are ignored. */
  busy: boolean;
  onSubmit: (values: T) => void | Promise<void>;
  /** What went wrong, above the button. */
  problem?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Fields, what is wrong with them, and the one button. */
export function AccountForm<T extends FieldValues>(props: AccountFormProps<T>) {
  const { form, label, names, submitLabel, busy, onSubmit, problem, aside, children } = props;
  const submit = form.methods.handleSubmit((values) => onSubmit(values));
  return (
    <form
      noValidate
      // A dialog begins at its first field.
      data-autofocus
      aria-label={label}
      className={css.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit(event);
      }}
    >
      <AccountErrors form={form} names={names} />
      {children}
      {problem}
      <div className={css.line}>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Takes focus when a submit failed; each entry leads to its field. */
function AccountErrors<T extends FieldValues>({ form, names }: Pick<AccountFormProps<T>, 'form' | 'names'>) {
  const t = useT();
  const { errors, summaryRef } = useAccountErrors(form, names);
  if (errors.length === 0) return null;
  return (
    <section ref={summaryRef} tabIndex={-1} aria-label={t('account.errors')} className={errorBox}>
      <Heading level={2} size="lg">
        {t('account.errors')}
      </Heading>
      <ErrorLinks
        className={errorList}
        errors={errors.map(({ id, message, focus }) => ({ id, text: t(message as MessageKey), focus }))}
      />
    </section>
  );
}
