'use client';
import { isNarrowed } from '../../domain';
import { resourceCriteria, resourcePageSize } from '../../domain/resources';
import { useResources } from '../../hooks';
import { useListView } from '../kit/list';
import type { NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { ResourcesView } from './ResourcesView';

/** Props of `ResourcesScreen`. @experimental */
export interface ResourcesScreenProps extends ViewProps, NewRequestProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
}

/** The resources of an event: found, put in order, shown, changed, duplicated and deleted. 002 §7 Resources. */
export function Resources({ accountId, eventId, ...props }: ResourcesScreenProps) {
  const { view, onViewChange, searched } = useListView(props);
  const criteria = resourceCriteria(searched);
  const { resources, audiences, calls } = useResources({ accountId, eventId }, { page: view.page, criteria });
  // Rows of the last search stay until those of the next are there.
  const isWhole = !isNarrowed(view) && !isNarrowed(searched) && !resources.isPlaceholderData;
  const isRead = resources.data !== undefined && audiences.data !== undefined;
  const { isNew, onNewOpened } = props;
  return (
    <ResourcesView
      {...readingOf(resources, audiences)}
      resources={isRead ? resources.data.items : null}
      audiences={audiences.data?.audiences ?? []}
      total={resources.data?.total ?? 0}
      size={resourcePageSize}
      canReorder={isWhole && view.page === 1}
      calls={calls}
      savedAs={`resources ${eventId}`}
      every={(options) => calls.every(criteria, options)}
      isNew={isNew}
      onNewOpened={onNewOpened}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
