'use client';
import { memo, useId, type ReactNode } from 'react';
import type { AttendeeSection } from '../../domain';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { EmailField } from './EmailField';
import { CopyToBuyer } from './help/CopyDetails';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface BuyerFieldsProps {
  /** False for a free event with one ticket, where nobody has to say (000 §5). */
  required: boolean;
  /** Whose answers can be taken over. */
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
      <div className={css.attendeeHead}>
        <Heading level={3} size="xl" id={titleId}>
          {t('registration.buyer')}
        </Heading>
        {first && <CopyToBuyer from={first} />}
      </div>
      <Fields>
        <TextField
          {...mark}
          name="buyer.firstName"
          label={t('registration.firstName')}
          span={6}
          autoComplete="given-name"
        />
        <TextField
          {...mark}
          name="buyer.lastName"
          label={t('registration.lastName')}
          span={6}
          autoComplete="family-name"
        />
        <EmailField
          {...mark}
          name="buyer.email"
          label={t('registration.email')}
          hint={t('registration.emailHint')}
          autoComplete="email"
        />
      </Fields>
      {children}
    </section>
  );
});
