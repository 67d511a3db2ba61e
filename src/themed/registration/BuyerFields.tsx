'use client';
import { memo, useId, type ReactNode } from 'react';
import type { AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { EmailField } from './EmailField';
import { IsAttendee } from './help/IsAttendee';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface BuyerFieldsProps {
  /** False for a free event with one ticket, where nobody has to say (000 §5). */
  required: boolean;
  /** Who the buyer may be as well. */
  first: AttendeeSection | undefined;
  /** Below the fields. */
  children?: ReactNode;
}

/** Who buys. 000 §2.8 Order info. */
export const BuyerFields = /* @__PURE__ */ memo(function BuyerFields({
  required,
  first,
  children,
}: BuyerFieldsProps) {
  const t = useT();
  const titleId = useId();
  const mark = required ? ({ labelSuffix: '*' } as const) : ({ optional: true } as const);
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} size="xl" id={titleId} className={css.title}>
        {t('registration.buyer')}
      </Heading>
      <Fields>
        <TextField
          {...mark}
          name="buyer.firstName"
          label={t('registration.firstName')}
          span={6}
          keepSpan={required}
          autoComplete="given-name"
        />
        <TextField
          {...mark}
          name="buyer.lastName"
          label={t('registration.lastName')}
          span={6}
          keepSpan={required}
          autoComplete="family-name"
        />
        <EmailField
          {...mark}
          name="buyer.email"
          label={t('registration.email')}
          hint={<span className={css.roomyHint}>{t('registration.emailHint')}</span>}
          autoComplete="email"
        />
      </Fields>
      {first && <IsAttendee key={first.key} attendee={first} />}
      {children}
    </section>
  );
});
