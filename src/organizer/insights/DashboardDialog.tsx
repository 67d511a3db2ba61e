'use client';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
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
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/look';
import { kindKeys, queryKeys } from './chartKeys';
import * as css from './insights.css';

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
  const control = useEditorControl<DashboardValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'charts' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={css.chart}>
          <legend className={css.chartHead}>
            {t('organizer.insights.chart.number', { number: index + 1 })}
          </legend>
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
          {fields.length > 1 && (
            <div>
              <Button
                icon={<OrganizerIcon name="trash" />}
                onClick={() => {
                  remove(index);
                  add.current?.focus();
                }}
              >
                {t('organizer.insights.chart.remove', { number: index + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div className={css.chart}>
        <div>
          <Button
            ref={add}
            icon={<Icon name="plus" />}
            onClick={() =>
              append(newChart, { shouldFocus: true, focusName: `charts.${fields.length}.title` })
            }
          >
            {t('organizer.insights.chart.add')}
          </Button>
        </div>
      </div>
    </>
  );
}
