'use client';
import { memo, useId } from 'react';
import { useT } from '../../i18n';
import { Fields } from '../kit/Field';
import { Heading } from '../kit/Heading';
import { EmailField } from './EmailField';
import * as css from './RegistrationForm.css';
import { TextField } from './TextField';

export interface BuyerFieldsProps {
  /** False for a free event with one ticket, where nobody has to say (000 §5). */
  required: boolean;
}

/** Who buys. 000 §2.8 Order info. */
export const BuyerFields = /* @__PURE__ */ memo(function BuyerFields({ required }: BuyerFieldsProps) {
  const t = useT();
  const titleId = useId();
  const mark = required ? ({ labelSuffix: '*' } as const) : ({ optional: true } as const);
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <Heading level={3} look="xl" id={titleId}>
        {t('registration.buyer')}
      </Heading>
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
    </section>
  );
});
