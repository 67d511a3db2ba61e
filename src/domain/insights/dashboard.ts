import { array, mixed, object, string, type ObjectSchema } from 'yup';
import type {
  InsightsChartDraft,
  InsightsChartKind,
  InsightsDashboard,
  InsightsDashboardDraft,
  InsightsQueryName,
} from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** What a chart can show, in the order it is offered. */
export const insightsQueries = [
  'totals',
  'ordersByDay',
  'revenueByDay',
  'conversionByDay',
  'ticketsByType',
  'ticketsLeft',
  'ordersByStatus',
  'promotionCodes',
  'paymentMethods',
] as const satisfies readonly InsightsQueryName[];

/** How it can be drawn. */
export const insightsChartKinds = [
  'number',
  'line',
  'bar',
  'table',
] as const satisfies readonly InsightsChartKind[];

/** A dashboard as its form has it. */
export interface DashboardValues {
  name: string;
  charts: InsightsChartDraft[];
}

/** Characters of a dashboard’s name, and of a chart’s title. */
export const insightsTextLimit = 80;

export const newChart: InsightsChartDraft = { title: '', kind: 'number', queryName: 'totals' };

export const newDashboard: DashboardValues = { name: '', charts: [newChart] };

export const dashboardValues = ({ name, charts }: InsightsDashboard): DashboardValues => ({
  name,
  charts: charts.map(({ title, kind, queryName }) => ({ title, kind, queryName })),
});

export const dashboardDraft = ({ name, charts }: DashboardValues): InsightsDashboardDraft => ({
  name: name.trim(),
  charts: charts.map((chart) => ({ ...chart, title: chart.title.trim() })),
});

const text = (missing: string) =>
  string()
    .trim()
    .default('')
    .required(missing)
    .max(insightsTextLimit, 'organizer.attributes.error.labelTooLong');

/** A dashboard with a chart at least. Messages are i18n keys. */
export const dashboardSchema: ObjectSchema<DashboardValues> = object({
  name: text('organizer.kit.views.nameMissing'),
  charts: array()
    .of(
      object({
        title: text('organizer.agenda.error.title'),
        kind: mixed<InsightsChartKind>().oneOf(insightsChartKinds).defined(),
        queryName: mixed<InsightsQueryName>().oneOf(insightsQueries).defined(),
      }),
    )
    .min(1)
    .default([])
    .defined(),
});

/** Refused for what it says, here for a name that another one has; the platform’s own can’t be changed. */
const invalid = 4000;
const builtIn = 4091;

/** Why a dashboard was not saved or deleted. */
export function dashboardProblem(failure: SaveFailure): SaveProblem {
  const { code, field } = failure;
  if (code === invalid && field === 'name')
    return { message: { key: 'organizer.insights.problem.nameTaken' }, field };
  if (code === builtIn) return { message: { key: 'organizer.insights.builtIn' } };
  return saveProblem(failure);
}
