'use client';
import { useEnvironment } from '../../../hooks';
import { OrganizerTexts } from '../../../i18n';
import { EnsureTheme } from '../../../themed/root/EnsureTheme';
import { PanelBoundary } from '../../../widget/PanelBoundary';
import { OrderJobs as Jobs, type OrderJobsProps } from './OrderJobs';

/**
 * How far the backend is with what was begun for many orders, with a way to cancel it and to what it could not do. Give it as `notice` to
 * `OrganizerShell`: it stands above every screen, and is there again after a reload. Nothing is shown while there is nothing to say.
 * @experimental
 */
export function OrderJobs(props: OrderJobsProps) {
  const { onError } = useEnvironment();
  // What stands above a screen is no reason for the screen to go.
  return (
    <EnsureTheme>
      <OrganizerTexts fallback={null}>
        <PanelBoundary onError={onError} fallback={() => null}>
          <Jobs {...props} />
        </PanelBoundary>
      </OrganizerTexts>
    </EnsureTheme>
  );
}
