'use client';
import { memo, type ChangeEvent } from 'react';
import { useT } from '../../i18n';
import { Checkbox } from '../kit/Checkbox';
import { useFieldError, useFields } from './FieldsContext';
import { NewTab } from './NewTab';
import * as css from './RegistrationForm.css';
import { RichText } from './RichText';

export interface ConsentProps {
  ticketCount: number;
  asksCommunity: boolean;
  asksTerms: boolean;
  /** False when agreed to automatically. */
  isRequired: boolean;
  termsUrl: string;
  privacyUrl: string;
}

/** Joining the community, and the legal agreement. 000 §2.7 Checkboxes. */
export const Consent = /* @__PURE__ */ memo(function Consent(props: ConsentProps) {
  const { ticketCount, asksCommunity, asksTerms, isRequired, termsUrl, privacyUrl } = props;
  const t = useT();
  const { methods, idOf } = useFields();
  if (!asksCommunity && !asksTerms) return null;
  const communityHint = `${idOf('showInCommunity')}-hint`;
  return (
    <section className={css.consent} aria-label={t('registration.consent')}>
      {asksCommunity && (
        <div>
          <Checkbox
            {...methods.register('showInCommunity')}
            id={idOf('showInCommunity')}
            aria-describedby={communityHint}
            label={t('registration.community', { count: ticketCount })}
          />
          <p id={communityHint} className={css.consentHint}>
            {t('registration.communityLeave')}
          </p>
        </div>
      )}
      {asksTerms && <Terms {...{ isRequired, termsUrl, privacyUrl }} />}
    </section>
  );
});

type TermsProps = Pick<ConsentProps, 'isRequired' | 'termsUrl' | 'privacyUrl'>;

function Terms({ isRequired, termsUrl, privacyUrl }: TermsProps) {
  const t = useT();
  const { methods, idOf } = useFields();
  const error = useFieldError('legalAgreement', '');
  const { onChange, ...registration } = methods.register('legalAgreement');
  const onTick = async (event: ChangeEvent<HTMLInputElement>) => {
    await onChange(event);
    if (error) await methods.trigger('legalAgreement');
  };
  return (
    <Checkbox
      {...registration}
      onChange={onTick}
      id={idOf('legalAgreement')}
      error={error}
      {...(isRequired && { 'aria-required': true })}
      label={
        <RichText
          text={t('registration.terms')}
          parts={{
            terms: (words) => <NewTab href={termsUrl}>{words}</NewTab>,
            privacy: (words) => <NewTab href={privacyUrl}>{words}</NewTab>,
          }}
        />
      }
    />
  );
}
