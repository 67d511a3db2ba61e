'use client';
import { useMemo } from 'react';
import type { Company, CompanyDraft } from '../../contract';
import { saveProblem } from '../../domain';
import {
  companyDraft,
  companySchema,
  companyValues,
  maxCompanyNameLength,
  newCompany,
  noCountry,
  type CompanyValues,
} from '../../domain/companies';
import type { Country } from '../../domain/countries/countries';
import { useT } from '../../i18n';
import { SelectField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface CompanyDialogProps {
  /** `null` for a new one. */
  company: Company | null;
  /** To choose from, as they are named in the locale, in its order. */
  countries: readonly Country[];
  /** Names of the others. */
  others: readonly string[];
  /** Over the one with `id`; a new one without. Rejects with the client's ApiError. */
  save: (draft: CompanyDraft, id?: string) => Promise<Company>;
  onSaved: (company: CompanyValues) => void;
  onClose: () => void;
}

/** The backend names the country by its code. */
const toErrorMessage: typeof saveProblem = (failure) =>
  saveProblem(failure.field === 'countryCode' ? { ...failure, field: 'country' } : failure);

/** A company's name, website and country. */
export function CompanyDialog({ company, countries, others, save, onSaved, onClose }: CompanyDialogProps) {
  const t = useT();
  const schema = useMemo(() => companySchema(others), [others]);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ActionDialog<CompanyValues>
      title={
        company ? t('organizer.sharing.editTitle', { name: company.name }) : t('organizer.companies.new')
      }
      action={t('organizer.kit.form.save')}
      failedTitle={company ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={company ? companyValues(company) : newCompany}
      run={(values) => save(companyDraft(values), company?.id)}
      onDone={onSaved}
      schema={schema}
      toErrorMessage={toErrorMessage}
      onClose={onClose}
    >
      <TextField<CompanyValues>
        name="name"
        label={t('organizer.companies.name')}
        hint={company && company.contacts > 0 ? t('organizer.companies.renameHint') : undefined}
        limit={maxCompanyNameLength}
        required
      />
      <TextField<CompanyValues>
        name="website"
        label={t('organizer.companies.website')}
        hint={t('organizer.partners.addressHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        optional
      />
      <SelectField<CompanyValues>
        name="country"
        label={t('organizer.companies.country')}
        options={[{ value: noCountry, label: t('organizer.companies.noCountry') }, ...options]}
      />
    </ActionDialog>
  );
}
