'use client';
import { useCompanies } from '../../hooks';
import { CompaniesView } from './CompaniesView';

/** Props of `CompaniesScreen`. @experimental */
export interface CompaniesScreenProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The companies an account’s contacts work for: written down, changed, deleted. 002 §7 companies. */
export function Companies({ accountId }: CompaniesScreenProps) {
  const { companies, isError, isFetching, refetch, save, remove } = useCompanies(accountId);
  return (
    <CompaniesView
      {...{ save, remove }}
      companies={companies ?? null}
      hasFailed={isError}
      isUpdating={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
