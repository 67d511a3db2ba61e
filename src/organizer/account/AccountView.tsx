'use client';
import { useMemo } from 'react';
import { accountSchema, type AccountValues } from '../../domain/account';
import { useLocale, useT } from '../../i18n';
import { CountryField } from '../../themed/registration/CountryField';
import { SelectField, TextField, useEditorField, ZoneField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';

/** An organizer's account: its name, and what new events begin with. 002 §7 Accounts. @experimental */
export function AccountView(record: RecordProps<AccountValues>) {
  const t = useT();
  const currencies = useCurrencies();
  return (
    <EditorScreen<AccountValues>
      record={record}
      schema={accountSchema}
      title={t('organizer.kit.nav.section.account')}
      lead={t('organizer.account.record.lead')}
    >
      <FormSection title={t('organizer.members.payer.company')}>
        <TextField<AccountValues>
          name="name"
          label={t('organizer.account.record.name')}
          autoComplete="organization"
          required
        />
        <TextField<AccountValues>
          name="website"
          label={t('organizer.partners.website')}
          type="url"
          dir="ltr"
          autoComplete="url"
          optional
        />
        <TextField<AccountValues>
          name="supportEmail"
          label={t('organizer.account.record.supportEmail')}
          hint={t('organizer.account.record.supportEmailHint')}
          type="email"
          dir="ltr"
          autoComplete="email"
          required
        />
        <Country />
      </FormSection>
      <FormSection title={t('organizer.account.record.defaults')}>
        <ZoneField<AccountValues> name="timeZoneId" label={t('organizer.events.event.zone')} />
        <SelectField<AccountValues>
          name="currencyCode"
          label={t('organizer.saleSettings.currency')}
          options={currencies}
        />
      </FormSection>
    </EditorScreen>
  );
}

function Country() {
  const t = useT();
  const label = t('registration.country');
  const { id, value, set, error } = useEditorField<string>('country', label);
  return <CountryField id={id} label={label} value={value} error={error} onChange={set} required />;
}

/** Every currency by its name. */
function useCurrencies() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return Intl.supportedValuesOf('currency')
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
}
