'use client';
import { useMemo } from 'react';
import type { SsoConfig } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { typeKeys } from './ssoKeys';
import { SsoStatusTag } from './SsoStatusTag';

/** Columns of the list of identity providers. */
export function useSsoColumns(): readonly DataColumn<SsoConfig>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<SsoConfig>[] => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return [
      {
        id: 'name',
        label: t('organizer.companies.name'),
        cell: ({ name }) => <bdi>{name}</bdi>,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'type',
        label: t('organizer.agenda.kind'),
        cell: ({ configType }) => t(typeKeys[configType]),
        width: '9rem',
        card: 'note',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: ({ status }) => <SsoStatusTag status={status} />,
        width: '8rem',
        card: 'mark',
      },
      {
        id: 'modified',
        label: t('organizer.paymentProcessors.column.modified'),
        cell: ({ modifiedDate }) => day.format(new Date(modifiedDate)),
        sortable: true,
        firstDirection: 'descending',
        width: '9rem',
        leaves: 'first',
      },
    ];
  }, [t, locale]);
}
