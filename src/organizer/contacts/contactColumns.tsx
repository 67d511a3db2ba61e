'use client';
import { useMemo } from 'react';
import type { Contact } from '../../contract';
import { contactName } from '../../domain/contacts';
import { countryName } from '../../domain/countries/countries';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import * as css from './contacts.css';
import { ContactTags } from './ContactTags';

/** Columns of the list of contacts; ids of those that sort are the fields the server sorts by. */
export function useContactColumns(): readonly DataColumn<Contact>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<Contact>[] => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return [
      {
        id: 'NAME',
        label: t('organizer.companies.name'),
        exportValue: contactName,
        cell: (contact) => <bdi>{contactName(contact)}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'EMAIL',
        label: t('organizer.orders.order.email'),
        exportValue: ({ email }) => email,
        cell: ({ email }) => (
          <bdi dir="ltr" className={css.clipped} title={email}>
            {email}
          </bdi>
        ),
        sortable: true,
        width: '15rem',
        card: 'note',
      },
      {
        id: 'COMPANY',
        label: t('registration.company'),
        exportValue: ({ company }) => company,
        cell: ({ company, jobTitle }) => (
          <>
            <bdi className={css.clipped}>{company}</bdi>
            <bdi className={css.below}>{jobTitle}</bdi>
          </>
        ),
        sortable: true,
        width: '11rem',
        leaves: 'next',
      },
      {
        id: 'country',
        label: t('organizer.companies.country'),
        exportValue: ({ countryCode }) => countryCode && countryName(countryCode, locale),
        cell: ({ countryCode }) => countryCode !== null && countryName(countryCode, locale),
        width: '8rem',
        leaves: 'first',
      },
      {
        id: 'tags',
        label: t('organizer.tags.title'),
        exportValue: ({ tags }) => tags.join('; '),
        cell: (contact) => <ContactTags contact={contact} />,
        width: '11rem',
        leaves: 'next',
        card: 'mark',
      },
      {
        id: 'tickets',
        label: t('organizer.orders.tickets.title'),
        exportValue: ({ tickets }) => tickets.length,
        cell: ({ tickets }) => tickets.length.toLocaleString(locale),
        numeric: true,
        width: '5.5rem',
        leaves: 'first',
        card: 'figure',
        isNamedOnCard: true,
      },
      {
        id: 'CREATED',
        label: t('organizer.website.change.added'),
        exportValue: ({ created }) => created,
        cell: ({ created }) => day.format(new Date(created)),
        sortable: true,
        firstDirection: 'descending',
        width: '8rem',
        leaves: 'first',
      },
    ];
  }, [t, locale]);
}
