'use client';
import { useMemo, useRef, useState } from 'react';
import type { CookieConsent } from '../../contract';
import {
  consentServices,
  cookieConsentProblem,
  cookieConsentSchema,
  cookieConsentSettings,
  cookieConsentValues,
  newCookieConsent,
  type CookieConsentValues,
} from '../../domain/cookieConsents';
import type { CookieConsentCalls, Saved } from '../../hooks';
import { useT } from '../../i18n';
import { SelectField, SwitchField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormDialog, useEditor } from '../kit/form';
import { serviceKeys } from './serviceKeys';

export interface ConsentDialogProps {
  /** `null` for a new one. */
  consent: CookieConsent | null;
  /** Domains of the others. */
  taken: readonly string[];
  calls: CookieConsentCalls;
  /** The domain as it is now. */
  onSaved: (domain: string) => void;
  onClose: () => void;
}

const fresh: Saved<CookieConsentValues> = { values: newCookieConsent, version: 0 };

/** What one site asks its visitors with. Somebody else's change meanwhile is asked about as in every form. */
export function ConsentDialog({ consent, taken, calls, onSaved, onClose }: ConsentDialogProps) {
  const t = useT();
  const domain = useRef('');
  // A version is the moment of the last change; the backend wants that back as it wrote it.
  const [moments] = useState(() => new Map<number, string>());
  const editor = useEditor<CookieConsentValues>({
    saved: useMemo(() => (consent ? toSaved(consent, moments) : fresh), [consent, moments]),
    schema: useMemo(() => cookieConsentSchema(taken), [taken]),
    toErrorMessage: cookieConsentProblem,
    save: async (values, version) => {
      const settings = cookieConsentSettings(values);
      const saved = consent
        ? await calls.update(consent.id, settings, moments.get(version) ?? consent.modifiedDate)
        : await calls.create(settings);
      domain.current = saved.domain;
      return toSaved(saved, moments);
    },
    reload: consent ? async () => toSaved(await calls.read(consent.id), moments) : undefined,
    onSaved: () => onSaved(domain.current),
  });
  return (
    <FormDialog
      editor={editor}
      title={
        consent
          ? t('organizer.sharing.editTitle', { name: consent.domain })
          : t('organizer.cookieConsents.new')
      }
      onClose={onClose}
    >
      <TextField<CookieConsentValues>
        name="domain"
        label={t('organizer.cookieConsents.domain')}
        hint={t('organizer.cookieConsents.domainHint')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <SelectField<CookieConsentValues>
        name="service"
        label={t('organizer.cookieConsents.service')}
        options={optionsOf(consentServices, (service) => t(serviceKeys[service]))}
        alsoChecks={['siteId']}
      />
      <TextField<CookieConsentValues>
        name="scriptUrl"
        label={t('organizer.cookieConsents.scriptUrl')}
        hint={t('organizer.partners.addressHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required
      />
      <TextField<CookieConsentValues>
        name="siteId"
        label={t('organizer.cookieConsents.siteId')}
        hint={t('organizer.cookieConsents.siteIdHint')}
        dir="ltr"
        spellCheck={false}
      />
      <SwitchField<CookieConsentValues>
        name="enabled"
        label={t('organizer.registrationFlows.status.active')}
        hint={t('organizer.cookieConsents.activeHint')}
      />
    </FormDialog>
  );
}

function toSaved(consent: CookieConsent, moments: Map<number, string>): Saved<CookieConsentValues> {
  const version = Date.parse(consent.modifiedDate);
  moments.set(version, consent.modifiedDate);
  return { values: cookieConsentValues(consent), version };
}
