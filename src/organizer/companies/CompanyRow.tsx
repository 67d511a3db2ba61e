'use client';
import type { Company } from '../../contract';
import { safeUrl } from '../../domain';
import { countryName } from '../../domain/countries/countries';
import { useLocale, useT } from '../../i18n';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { NamedRow } from '../kit/names';
import * as css from './companies.css';

interface CompanyRowProps {
  company: Company;
  onEdit: () => void;
  onRemove: () => void;
}

/** A company: where it is, and how many contacts work there. */
export function CompanyRow({ company, ...on }: CompanyRowProps) {
  const { name, website, countryCode, contacts } = company;
  const t = useT();
  const locale = useLocale();
  const href = safeUrl(website, { allow: ['https:'] });
  return (
    <NamedRow
      {...on}
      id={company.id}
      name={name}
      keeps={contacts > 0}
      facts={
        <>
          <span>{t('organizer.tags.uses', { count: contacts })}</span>
          {countryCode !== null && <span>{countryName(countryCode, locale)}</span>}
          {href !== null && (
            <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr" className={css.website}>
              {new URL(href).host}
              <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
            </a>
          )}
        </>
      }
    />
  );
}
