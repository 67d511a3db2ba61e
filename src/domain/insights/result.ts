import type { InsightsColumn, InsightsResult } from '../../contract';

/** A column of a result, and where its cells are. */
export interface VisibleColumn extends InsightsColumn {
  index: number;
}

/** The columns that people read; ids are for programs. */
export const visibleColumns = ({ columns }: Pick<InsightsResult, 'columns'>): VisibleColumn[] =>
  columns.map((column, index) => ({ ...column, index })).filter(({ name }) => !name.endsWith('Id'));

/** The most that a column has; what a bar is measured by. */
export const mostOf = ({ rows }: Pick<InsightsResult, 'rows'>, index: number): number =>
  rows.reduce((most, row) => Math.max(most, Number(row[index] ?? 0)), 0);

/** A guest's link: revoked, expired, or never one. 002 §9. */
const ended = [4001, 4003];

export const isEndedLink = (code: number): boolean => ended.includes(code);
