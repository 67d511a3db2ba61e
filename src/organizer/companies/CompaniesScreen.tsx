'use client';
import { useCompanies, useCountries } from '../../hooks';
import { useLocale } from '../../i18n';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { CompaniesView } from './CompaniesView';

/** Props of `CompaniesScreen`. @experimental */
export interface CompaniesScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The companies an account’s contacts work for: written down, changed, deleted. 002 §7 companies. */
export function Companies({ accountId, ...props }: CompaniesScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { companies, save, remove, ...read } = useCompanies(accountId);
  const countries = useCountries(useLocale());
  return (
    <CompaniesView
      {...readingOf(read)}
      view={view}
      onViewChange={onViewChange}
      savedAs={`companies ${accountId}`}
      save={save}
      remove={remove}
      companies={companies ?? null}
      countries={countries}
    />
  );
}
