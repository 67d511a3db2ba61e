'use client';
import { useMemo } from 'react';
import type { AvailablePaymentProcessor, PaymentProcessor } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { ProcessorStateTag } from './ProcessorStateTag';

/** Columns of the list of payment processors. `available` has the gateways' own names. */
export function useProcessorColumns(
  available: readonly AvailablePaymentProcessor[],
): readonly DataColumn<PaymentProcessor>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<PaymentProcessor>[] => {
    const names = new Map(available.map(({ gateway, name }) => [gateway, name]));
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return [
      {
        id: 'name',
        label: t('organizer.paymentProcessors.column.name'),
        cell: ({ name }) => <bdi>{name}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'gateway',
        label: t('organizer.paymentProcessors.column.gateway'),
        cell: ({ gateway }) => names.get(gateway) ?? gateway,
        width: '7rem',
        card: 'note',
      },
      {
        id: 'currencies',
        label: t('organizer.paymentProcessors.column.currencies'),
        cell: ({ currencies }) => listText(locale, currencies, { type: 'unit', style: 'short' }),
        width: '11rem',
        leaves: 'next',
      },
      {
        id: 'state',
        label: t('organizer.paymentProcessors.column.state'),
        cell: (processor) => <ProcessorStateTag processor={processor} />,
        width: '8rem',
        card: 'mark',
      },
      {
        id: 'modified',
        label: t('organizer.paymentProcessors.column.modified'),
        cell: ({ modified }) => day.format(new Date(modified)),
        sortable: true,
        firstDirection: 'descending',
        width: '8.5rem',
        leaves: 'first',
      },
    ];
  }, [t, locale, available]);
}
