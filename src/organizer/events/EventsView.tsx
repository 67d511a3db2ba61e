'use client';
import { useCallback, useMemo, type MouseEvent } from 'react';
import type { OrganizerEvent } from '../../contract';
import type { TableView } from '../../domain';
import { eventState, eventStates } from '../../domain/events';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { isPlainClick } from '../kit/page/isPlainClick';
import { DataTable, FilterBar } from '../kit/table';
import { useEventColumns } from './eventColumns';

export interface EventsViewProps {
  /** The latest start first; `null` before the first answer. */
  events: readonly OrganizerEvent[] | null;
  /** Milliseconds since the epoch: which events are over. */
  now: number;
  /** What is shown of the list: search, filters, order and columns. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** The call failed; events that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** An event is opened: show a screen of it. */
  onOpen: (eventId: string) => void;
  /** Where a new event is made; without it there is no way to one. */
  newHref?: string | undefined;
  /** Called with a plain click on that address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const idOf = ({ id }: OrganizerEvent) => id;
const nameOf = ({ name }: OrganizerEvent) => name;

/** The events of an account in every state of the list; knows nothing of where they come from. @experimental */
export function EventsView(props: EventsViewProps) {
  const { events, now, view, onViewChange, hasFailed, isUpdating, onRetry, onOpen } = props;
  const t = useT();
  const columns = useEventColumns(now);
  const passes = useCallback(
    (event: OrganizerEvent, { state }: TableView['filters']) =>
      state === undefined || eventState(event, now) === state,
    [now],
  );
  const open = useMemo(
    () =>
      ({ id }: OrganizerEvent) =>
        onOpen(id),
    [onOpen],
  );
  const isEmpty = events?.length === 0;
  return (
    <>
      <PageHeader title={t('organizer.palette.events')} actions={!isEmpty && <NewEventLink {...props} />} />
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.events.search')}
        searchHint={t('organizer.events.searchHint')}
        filters={[
          {
            ...{ id: 'state', label: t('organizer.orders.status'), any: t('organizer.orders.anyStatus') },
            options: eventStates.map((state) => ({
              value: state,
              label: t(`organizer.events.state.${state}`),
            })),
          },
        ]}
      />
      {hasFailed && (
        <ScreenFailed title={t('organizer.events.failed')} onRetry={onRetry} isRetrying={isUpdating} />
      )}
      {(events ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.palette.events')}
          rows={events}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, passes, isUpdating }}
          onOpen={open}
          empty={
            <ScreenEmpty
              title={t('organizer.events.empty.title')}
              text={t('organizer.events.empty.text')}
              action={<NewEventLink {...props} />}
            />
          }
        />
      )}
    </>
  );
}

function NewEventLink({ newHref, onNavigate }: Pick<EventsViewProps, 'newHref' | 'onNavigate'>) {
  const t = useT();
  if (newHref === undefined) return null;
  return (
    <ButtonLink
      href={newHref}
      variant="primary"
      icon={<Icon name="plus" />}
      onClick={(click) => isPlainClick(click) && onNavigate?.(newHref, click)}
    >
      {t('organizer.event.new')}
    </ButtonLink>
  );
}
