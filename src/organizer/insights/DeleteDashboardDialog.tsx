'use client';
import { object } from 'yup';
import type { InsightsDashboard } from '../../contract';
import { dashboardProblem } from '../../domain/insights';
import type { InsightsDashboardCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ActionDialog } from '../kit/form';

interface DeleteDashboardDialogProps {
  /** One of the account’s own. */
  dashboard: InsightsDashboard;
  remove: InsightsDashboardCalls['remove'];
  onDone: () => void;
  onClose: () => void;
}

const noFields = object({});

/** Asks before a dashboard is deleted, and says that shared links to it end. */
export function DeleteDashboardDialog({ dashboard, remove, onDone, onClose }: DeleteDashboardDialogProps) {
  const t = useT();
  const { id, name, shares } = dashboard;
  return (
    <ActionDialog
      title={t('organizer.sharing.remove.title', { name })}
      text={t(shares > 0 ? 'organizer.insights.delete.shared' : 'organizer.insights.delete.text')}
      action={t('organizer.sharing.remove.action')}
      tone="danger"
      values={{}}
      schema={noFields}
      toErrorMessage={dashboardProblem}
      run={() => remove(id)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
