'use client';
import type { ContactGroup } from '../../contract';
import type { TableView } from '../../domain';
import { contactSources } from '../../domain/contacts';
import { countryName } from '../../domain/countries/countries';
import { useLocale, useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import type { TableFilter } from '../kit/table';

/** What contacts have, for filters to choose from; empty until it is known. */
export interface ContactFilterGroups {
  companies: readonly ContactGroup[];
  countries: readonly ContactGroup[];
  tags: readonly ContactGroup[];
}

/** So many values of a filter can be chosen from: the most frequent; the search finds the others. */
const maxOptions = 100;

/** What the list of contacts can be filtered by. A value that the address has can be seen, whether or not a contact has it. */
export function useContactFilters(
  { companies, countries, tags }: ContactFilterGroups,
  { filters }: TableView,
): readonly TableFilter[] {
  const t = useT();
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale);
  const options = (
    groups: readonly ContactGroup[],
    chosen: string | undefined,
    labelOf = (value: string) => value,
  ) => {
    const values = groups.map(({ value }) => value).filter((value) => value !== '');
    const listed = new Set([...values.slice(0, maxOptions), ...(chosen === undefined ? [] : [chosen])]);
    return optionsOf([...listed], labelOf).sort((one, other) => compare(one.label, other.label));
  };
  const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code);
  return [
    {
      id: 'company',
      label: t('registration.company'),
      any: t('organizer.contacts.anyCompany'),
      options: options(companies, filters['company']),
    },
    {
      id: 'country',
      label: t('organizer.companies.country'),
      any: t('organizer.contacts.anyCountry'),
      options: options(countries, filters['country'], country),
    },
    {
      id: 'tag',
      label: t('organizer.contacts.tag'),
      any: t('organizer.contacts.anyTag'),
      options: options(tags, filters['tag']),
    },
    {
      id: 'source',
      label: t('organizer.contacts.source'),
      any: t('organizer.contacts.anySource'),
      options: optionsOf(contactSources, (source) => t(`organizer.contacts.source.${source}`)),
    },
    {
      id: 'ticket',
      label: t('organizer.orders.tickets.title'),
      any: t('organizer.contacts.anyTickets'),
      options: [
        { value: 'yes', label: t('organizer.contacts.withTickets') },
        { value: 'no', label: t('organizer.contacts.withoutTickets') },
      ],
    },
    {
      id: 'unsubscribed',
      label: t('organizer.contacts.subscription'),
      any: t('organizer.contacts.anySubscription'),
      options: [
        { value: 'no', label: t('organizer.contacts.subscribed') },
        { value: 'yes', label: t('organizer.contacts.unsubscribed') },
      ],
    },
  ];
}
