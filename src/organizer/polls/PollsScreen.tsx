'use client';
import { usePolls } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { PollsView, type PollsViewProps } from './PollsView';

/** Props of `PollsScreen`. @experimental */
export interface PollsScreenProps
  extends ViewProps, Pick<PollsViewProps, 'stageHrefOf' | 'onNavigate' | 'isNew' | 'onNewOpened'> {
  /** The event. */
  eventId: string;
}

/** The polls of an event: asked, put in order, opened, counted, closed, reset and deleted. 002 §7 Polls. */
export function Polls({ eventId, stageHrefOf, onNavigate, ...props }: PollsScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { polls, calls } = usePolls(eventId);
  const { isNew, onNewOpened } = props;
  return (
    <PollsView
      {...readingOf(polls)}
      polls={polls.data?.polls ?? null}
      calls={calls}
      isNew={isNew}
      onNewOpened={onNewOpened}
      stageHrefOf={stageHrefOf}
      onNavigate={onNavigate}
      view={view}
      savedAs={`polls ${eventId}`}
      onViewChange={onViewChange}
    />
  );
}
