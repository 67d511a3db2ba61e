'use client';
import { useRef } from 'react';
import type { InsightsDashboard } from '../../contract';
import {
  dashboardDraft,
  dashboardProblem,
  dashboardSchema,
  dashboardValues,
  insightsChartKinds,
  insightsQueries,
  insightsTextLimit,
  newChart,
  newDashboard,
  type DashboardValues,
} from '../../domain/insights';
import type { InsightsDashboardCalls } from '../../hooks';
import { useT } from '../../i18n';
import { SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog, FieldRows } from '../kit/form';
import { kindKeys, queryKeys } from './chartKeys';

interface DashboardDialogProps {
  /** One of the account’s own; `null` for a new one. */
  dashboard: InsightsDashboard | null;
  calls: Pick<InsightsDashboardCalls, 'create' | 'update'>;
  onSaved: (dashboard: InsightsDashboard) => void;
  onClose: () => void;
}

/** What a dashboard is called, and its charts. */
export function DashboardDialog({ dashboard, calls, onSaved, onClose }: DashboardDialogProps) {
  const t = useT();
  const saved = useRef<InsightsDashboard>(null);
  return (
    <ActionDialog<DashboardValues>
      title={
        dashboard ? t('organizer.sharing.editTitle', { name: dashboard.name }) : t('organizer.insights.new')
      }
      action={t('organizer.kit.form.save')}
      failedTitle={dashboard ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={dashboard ? dashboardValues(dashboard) : newDashboard}
      schema={dashboardSchema}
      toErrorMessage={dashboardProblem}
      run={async (values) => {
        const draft = dashboardDraft(values);
        saved.current = await (dashboard ? calls.update(dashboard.id, draft) : calls.create(draft));
      }}
      onDone={() => saved.current && onSaved(saved.current)}
      onClose={onClose}
    >
      <TextField<DashboardValues>
        name="name"
        label={t('organizer.tags.name')}
        limit={insightsTextLimit}
        required
      />
      <Charts />
    </ActionDialog>
  );
}

function Charts() {
  const t = useT();
  return (
    <FieldRows
      name="charts"
      newRow={newChart}
      firstField="title"
      legend={(number) => t('organizer.insights.chart.number', { number })}
      removeText={(number) => t('organizer.insights.chart.remove', { number })}
      addText={t('organizer.insights.chart.add')}
    >
      {(index) => (
        <>
          <TextField<DashboardValues>
            name={`charts.${index}.title`}
            label={t('organizer.agenda.name')}
            limit={insightsTextLimit}
            required
          />
          <SelectField<DashboardValues>
            name={`charts.${index}.queryName`}
            label={t('organizer.insights.chart.query')}
            options={optionsOf(insightsQueries, (query) => t(queryKeys[query]))}
            required
          />
          <SelectField<DashboardValues>
            name={`charts.${index}.kind`}
            label={t('organizer.insights.chart.kind')}
            options={optionsOf(insightsChartKinds, (kind) => t(kindKeys[kind]))}
            required
          />
        </>
      )}
    </FieldRows>
  );
}
