'use client';
import { useExportJobs, type ExportRequest } from '../../../hooks';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import { format } from '../table/ExportButton.css';
import { Popover } from '../table/Popover';

export interface ExportItem extends ExportRequest {
  /** Words of its button; `title` may say of what as well. */
  label: string;
}

/** Files that take long to make: they go on when the screen is left, and `ExportJobs` shows how far they are. */
export function ExportMenu({ items }: { items: readonly ExportItem[] }) {
  const t = useT();
  const { jobs, start } = useExportJobs();
  const isRunning = (id: string) =>
    jobs.some(({ request, state }) => request.id === id && state.at === 'running');
  return (
    <Popover
      label={t('organizer.kit.export.label')}
      title={t('organizer.kit.export.label')}
      icon={<Icon name="download" />}
    >
      {(close) =>
        items.map(({ label, ...request }) => (
          <Button
            key={request.id}
            variant="quiet"
            block
            className={format}
            busy={isRunning(request.id)}
            onClick={() => {
              close();
              start(request);
            }}
          >
            {label}
          </Button>
        ))
      }
    </Popover>
  );
}
