'use client';
import { useId } from 'react';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import { SafeHtml } from '../kit/SafeHtml';
import { NewTab } from './NewTab';
import * as css from './PaymentTerms.css';

export interface PaymentTermsProps {
  /** The organizer's HTML. */
  terms: string | null;
  /** Where the invoice can be looked at first. */
  preview: string | null;
}

/** What the invoice asks for, and how it will look. 000 §2.7 invoice payment-terms text, §7 invoice preview. */
export function PaymentTerms({ terms, preview }: PaymentTermsProps) {
  const t = useT();
  const titleId = useId();
  if (terms === null && preview === null) return null;
  return (
    <div className={css.terms}>
      {terms !== null && (
        <div role="group" aria-labelledby={titleId}>
          <Heading level={4} size="md" id={titleId}>
            {t('registration.paymentTerms')}
          </Heading>
          <SafeHtml html={terms} className={css.text} />
        </div>
      )}
      {preview !== null && (
        <p className={css.preview}>
          <NewTab href={preview}>{t('registration.invoicePreview')}</NewTab>
        </p>
      )}
    </div>
  );
}
