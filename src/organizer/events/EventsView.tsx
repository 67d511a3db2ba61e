'use client';
import { useCallback, type MouseEvent } from 'react';
import type { OrganizerEvent } from '../../contract';
import type { TableView } from '../../domain';
import { eventState, eventStates } from '../../domain/events';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type ListProps } from '../kit/list';
import { RoutedButton } from '../kit/page/RoutedLink';
import { useEventColumns } from './eventColumns';

export interface EventsViewProps extends ListProps {
  /** The latest start first; `null` before the first answer. */
  events: readonly OrganizerEvent[] | null;
  /** Milliseconds since the epoch: which events are over. */
  now: number;
  /** An event is opened: show a screen of it. */
  onOpen: (eventId: string) => void;
  /** Where a new event is made; without it there is no way to one. */
  newHref?: string | undefined;
  /** Where the event templates are; without it there is no way to them. */
  templatesHref?: string | undefined;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const file = { name: 'events' };
const idOf = ({ id }: OrganizerEvent) => id;
const nameOf = ({ name }: OrganizerEvent) => name;

/** The events of an account in every state of the list; knows nothing of where they come from. @experimental */
export function EventsView(props: EventsViewProps) {
  const { events, now, onOpen } = props;
  const t = useT();
  const columns = useEventColumns(now);
  const passes = useCallback(
    (event: OrganizerEvent, { state }: TableView['filters']) =>
      state === undefined || eventState(event, now) === state,
    [now],
  );
  const open = useCallback(({ id }: OrganizerEvent) => onOpen(id), [onOpen]);
  const isEmpty = events?.length === 0;
  return (
    <ListScreen
      list={props}
      file={file}
      title={t('organizer.kit.palette.events')}
      head={{
        actions: (
          <>
            <TemplatesLink {...props} />
            {!isEmpty && <NewEventLink {...props} />}
          </>
        ),
      }}
      filter={{
        searchLabel: t('organizer.events.search'),
        searchHint: t('organizer.events.searchHint'),
        filters: [
          {
            id: 'state',
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(eventStates, (state) => t(`organizer.events.state.${state}`)),
          },
        ],
      }}
      rows={events}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      passes={passes}
      onOpen={open}
      empty={{
        title: t('organizer.events.empty.title'),
        text: t('organizer.events.empty.text'),
        action: <NewEventLink {...props} />,
      }}
      failed={t('organizer.events.failed')}
    />
  );
}

function TemplatesLink({ templatesHref, onNavigate }: Pick<EventsViewProps, 'templatesHref' | 'onNavigate'>) {
  const t = useT();
  if (templatesHref === undefined) return null;
  return (
    <RoutedButton href={templatesHref} icon={<Icon name="copy" />} onNavigate={onNavigate}>
      {t('organizer.events.template.title')}
    </RoutedButton>
  );
}

function NewEventLink({ newHref, onNavigate }: Pick<EventsViewProps, 'newHref' | 'onNavigate'>) {
  const t = useT();
  if (newHref === undefined) return null;
  return (
    <RoutedButton href={newHref} variant="primary" icon={<Icon name="plus" />} onNavigate={onNavigate}>
      {t('organizer.events.event.new')}
    </RoutedButton>
  );
}
