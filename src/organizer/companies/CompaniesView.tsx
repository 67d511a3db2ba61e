'use client';
import type { Company } from '../../contract';
import { countryName } from '../../domain/countries/countries';
import { useLocale, useT } from '../../i18n';
import type { ListProps } from '../kit/list';
import { NamedList } from '../kit/names';
import type { Reading } from '../kit/record';
import { CompanyDialog, type CompanyDialogProps } from './CompanyDialog';
import { CompanyRow } from './CompanyRow';

export interface CompaniesViewProps
  extends
    Reading,
    Partial<Pick<ListProps, 'view' | 'onViewChange' | 'savedAs'>>,
    Pick<CompanyDialogProps, 'save' | 'countries'> {
  /** By name; `null` before the first answer. */
  companies: readonly Company[] | null;
  /** Rejects with the client's ApiError. */
  remove: (id: string) => Promise<unknown>;
}

/** The companies contacts work for, in every state the list has; knows nothing of where they come from. 002 §7 companies. @experimental */
export function CompaniesView({ companies, countries, save, ...list }: CompaniesViewProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <NamedList
      {...list}
      things={companies}
      labels={{
        title: t('organizer.companies.title'),
        lead: t('organizer.companies.lead'),
        add: t('organizer.companies.new'),
        loading: t('organizer.companies.loading'),
        failed: t('organizer.companies.failed'),
        notChanged: t('organizer.companies.notChanged'),
        empty: { title: t('organizer.companies.empty.title'), text: t('organizer.companies.empty.text') },
        search: t('organizer.companies.search'),
        searchHint: t('organizer.companies.searchHint'),
        saved: (name) => t('organizer.companies.saved', { name }),
        deleted: (name) => t('organizer.companies.deleted', { name }),
      }}
      file={{
        name: 'companies',
        columns: [
          { label: t('organizer.companies.name'), exportValue: ({ name }) => name },
          { label: t('organizer.companies.website'), exportValue: ({ website }) => website },
          {
            label: t('organizer.companies.country'),
            exportValue: ({ countryCode }) => countryCode && countryName(countryCode, locale),
          },
          { label: t('organizer.contacts.title'), exportValue: ({ contacts }) => contacts },
        ],
      }}
      textOf={({ name, website }) => `${name} ${website}`}
      row={(company, on) => <CompanyRow key={company.id} company={company} {...on} />}
      editor={(company, on) => <CompanyDialog company={company} countries={countries} save={save} {...on} />}
      question={({ name, contacts }) =>
        contacts > 0
          ? {
              keeps: true,
              title: t('organizer.companies.keeps.title', { name }),
              text: t('organizer.companies.keeps.text', { count: contacts }),
              action: t('kit.close'),
            }
          : {
              title: t('organizer.sharing.remove.title', { name }),
              text: t('organizer.companies.removeText'),
              action: t('organizer.sharing.remove.action'),
              tone: 'danger',
            }
      }
    />
  );
}
