import { TaskReviewScreen, TasksScreen, wholeTable } from 'boxoffice/organizer';
import { hrefOfView, useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** In the place of an id: what was handed in. */
const review = 'review';

/** The tasks of the event, and their review. */
export function Tasks({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const onNavigate = useOnNavigate(navigate);
  const shared = { accountId, eventId, onNavigate };
  if (id === review)
    return (
      <TaskReviewScreen
        key={review}
        {...shared}
        view={view}
        onViewChange={setView}
        tasksHref={hrefOf('tasks')}
      />
    );
  return (
    <TasksScreen
      {...request}
      {...shared}
      view={view}
      onViewChange={setView}
      reviewHrefOf={(task) => {
        const href = hrefOf('tasks', review);
        return task === undefined ? href : hrefOfView(href, { ...wholeTable, filters: { task } });
      }}
    />
  );
}
