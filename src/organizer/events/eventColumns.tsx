'use client';
import { useMemo } from 'react';
import type { OrganizerEvent } from '../../contract';
import { eventState, eventStates } from '../../domain/events';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { eventDays } from '../kit/shell/eventDays';
import * as css from './events.css';
import { EventStateTag } from './EventStateTag';

/** Columns of the list of events, which is whole: it is sorted and searched here. `now` in milliseconds since the epoch. */
export function useEventColumns(now: number): readonly DataColumn<OrganizerEvent>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<OrganizerEvent>[] => {
    const count = (value: number) => value.toLocaleString(locale);
    return [
      {
        id: 'name',
        label: t('organizer.events.column.event'),
        exportValue: ({ name }) => name,
        value: ({ name }) => name,
        cell: ({ name }) => <bdi>{name}</bdi>,
        sortable: true,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'dates',
        label: t('organizer.events.column.dates'),
        exportValue: (event) => event['start-date'],
        value: (event) => Date.parse(event['start-date']),
        cell: (event) => eventDays(event, locale),
        sortable: true,
        firstDirection: 'descending',
        width: '11rem',
        card: 'note',
      },
      {
        id: 'venue',
        label: t('organizer.events.event.venue.title'),
        exportValue: ({ venue }) => `${venue.name}, ${venue.city}`,
        value: ({ venue }) => `${venue.name} ${venue.city}`,
        cell: ({ venue }) => (
          <span className={css.container}>
            <bdi className={css.name}>{venue.name}</bdi>
            <bdi className={css.quiet}>{venue.city}</bdi>
          </span>
        ),
        width: '12rem',
        leaves: 'first',
      },
      {
        id: 'state',
        label: t('organizer.orders.column.status'),
        exportValue: (event) => t(`organizer.events.state.${eventState(event, now)}`),
        value: (event) => eventStates.indexOf(eventState(event, now)),
        cell: (event) => <EventStateTag state={eventState(event, now)} />,
        sortable: true,
        width: '7.5rem',
        card: 'mark',
      },
      {
        id: 'orders',
        label: t('organizer.kit.nav.orders'),
        exportValue: (event) => event['order-count'],
        value: (event) => event['order-count'],
        cell: (event) => <bdi>{count(event['order-count'])}</bdi>,
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '6rem',
        leaves: 'next',
      },
      {
        id: 'tickets',
        label: t('organizer.kit.nav.tickets'),
        exportValue: (event) => event['registration-count'],
        value: (event) => event['registration-count'],
        cell: (event) => <Tickets event={event} />,
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '8rem',
        card: 'figure',
        isNamedOnCard: true,
      },
    ];
  }, [t, locale, now]);
}

/** How many tickets are sold, of those the event's plan includes. */
function Tickets({ event }: { event: OrganizerEvent }) {
  const t = useT();
  const locale = useLocale();
  const sold = event['registration-count'].toLocaleString(locale);
  const { registrations } = event['tier-configuration'];
  return (
    <bdi>
      {registrations === null
        ? sold
        : t('organizer.events.soldOf', { sold, total: registrations.toLocaleString(locale) })}
    </bdi>
  );
}
