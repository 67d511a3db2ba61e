'use client';
import { memo, type ReactNode } from 'react';
import type { SiteConf } from '../../contract';
import { isTermsAgreed, type RegistrationContext } from '../../domain';
import { useT } from '../../i18n';
import { Checkbox } from '../kit/Checkbox';
import { SafeHtml } from '../kit/SafeHtml';
import { useTick } from '../../headless/form/FieldsContext';
import { NewTab } from './NewTab';
import * as css from './RegistrationForm.css';
import { RichText } from './RichText';
import type { ConsentSettings } from '../../headless/form/registrationMethods';

export interface ConsentProps {
  context: RegistrationContext;
  settings: ConsentSettings;
  siteConf: Pick<SiteConf, 'features' | 'termsUrl' | 'privacyUrl'>;
}

/** Joining the community, the legal agreement and the organizer's own terms. 000 §2.7 Checkboxes. */
export const Consent = /* @__PURE__ */ memo(function Consent({ context, settings, siteConf }: ConsentProps) {
  const { legalText, additionalTerms } = settings;
  const t = useT();
  // Nobody is asked where there is no community, and where everyone joins it.
  const requestsCommunity = settings.communityEnabled === true && !settings.autoJoinCommunity;
  const requestsTerms = !siteConf.features.hideTermsCheckbox;
  if (!requestsCommunity && !requestsTerms && !additionalTerms) return null;
  return (
    <section className={css.consent} aria-label={t('registration.consent')}>
      {requestsCommunity && <Community ticketCount={context.ticketCount} />}
      {requestsTerms && (
        <Agreement name="legalAgreement" isRequired={!isTermsAgreed(context)}>
          {legalText ? <SafeHtml html={legalText} /> : <UsualTerms {...siteConf} />}
        </Agreement>
      )}
      {additionalTerms && (
        <Agreement name="additionalTermsConsent" isRequired={context.additionalTermsMandatory ?? false}>
          <SafeHtml html={additionalTerms} />
        </Agreement>
      )}
    </section>
  );
});

/** What a tooltip would say is there to read, for everybody and every device. */
function Community({ ticketCount }: Pick<RegistrationContext, 'ticketCount'>) {
  const t = useT();
  const { id, input } = useTick('showInCommunity', '');
  return (
    <div>
      <Checkbox
        {...input}
        id={id}
        aria-describedby={`${id}-hint`}
        label={t('registration.community', { count: ticketCount })}
      />
      <p id={`${id}-hint`} className={css.consentHint}>
        {t('registration.communityLeave')}
      </p>
    </div>
  );
}

function UsualTerms({ termsUrl, privacyUrl }: Pick<SiteConf, 'termsUrl' | 'privacyUrl'>) {
  const t = useT();
  return (
    <RichText
      text={t('registration.terms')}
      parts={{
        terms: (text) => <NewTab href={termsUrl}>{text}</NewTab>,
        privacy: (text) => <NewTab href={privacyUrl}>{text}</NewTab>,
      }}
    />
  );
}

interface AgreementProps {
  name: 'legalAgreement' | 'additionalTermsConsent';
  isRequired: boolean;
  children: ReactNode;
}

function Agreement({ name, isRequired, children }: AgreementProps) {
  const { id, error, input } = useTick(name, '');
  return (
    <Checkbox
      {...input}
      id={id}
      error={error}
      {...(isRequired && { 'aria-required': true })}
      label={children}
    />
  );
}
