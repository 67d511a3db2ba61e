'use client';
import { useMemo } from 'react';
import type { AttendeeSection } from '../../domain';
import { formParts } from '../../headless/form/formParts';
import { focusField, useFailureFocus, useFormErrors } from '../../headless/form/useFormErrors';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import { ErrorLinks } from '../registration/ErrorLinks';
import { errorList, errors as errorBox } from '../registration/RegistrationForm.css';
import { useSay } from '../registration/useSay';

/** What keeps the attendee from being saved. Takes the focus when a save failed; each entry leads to its field. */
export function AttendeeErrors({ section }: { section: AttendeeSection }) {
  const t = useT();
  const say = useSay();
  const parts = useMemo(() => formParts([section]), [section]);
  const { parts: found, submitCount } = useFormErrors(parts);
  const errors = found.flatMap((part) => part.errors);
  const box = useFailureFocus(submitCount, errors.length > 0);
  if (submitCount === 0 || errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={t('account.errors')} className={errorBox}>
      <Heading level={3} size="lg">
        {t('account.errors')}
      </Heading>
      <ErrorLinks
        className={errorList}
        errors={errors.map(({ id, message }) => ({ id, text: say(message), focus: () => focusField(id) }))}
      />
    </section>
  );
}
