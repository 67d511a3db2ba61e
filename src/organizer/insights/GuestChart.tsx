'use client';
import { useId } from 'react';
import type { InsightsChart, InsightsResult } from '../../contract';
import { currencyOf, formatMoney } from '../../domain';
import { mostOf, visibleColumns, type VisibleColumn } from '../../domain/insights';
import { formatDay } from '../../domain/time/days';
import { useGuestChart } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { stack } from '../kit/appearance/layout.css';
import { Meter } from '../kit/page';
import { PlainTable } from '../kit/page/PlainTable';
import { readingOf, ReadState } from '../kit/record';
import { cellKeys, columnKeys } from './chartKeys';
import * as css from './insights.css';

/** A chart of a shared dashboard: figures, or rows with bars. */
export function GuestChart({ token, chart }: { token: string; chart: InsightsChart }) {
  const t = useT();
  const id = useId();
  const { title, kind } = chart;
  const read = useGuestChart(token, chart.id);
  return (
    <section aria-labelledby={id} className={stack[3]}>
      <Heading level={2} size="md" id={id}>
        <bdi>{title}</bdi>
      </Heading>
      <ReadState
        {...readingOf(read)}
        content={read.data ?? null}
        loading={t('organizer.insights.frame.loading', { name: title })}
        failed={t('organizer.insights.frame.failed', { name: title })}
      >
        {(result) =>
          result.rows.length === 0 ? (
            <p className={css.quiet}>{t('organizer.insights.chart.none')}</p>
          ) : kind === 'number' ? (
            <Figures result={result} />
          ) : (
            <Rows title={title} hasBars={kind !== 'table'} result={result} />
          )
        }
      </ReadState>
    </section>
  );
}

function Figures({ result }: { result: InsightsResult }) {
  const { head, cell } = useTexts(result);
  const row = result.rows[0] ?? [];
  return (
    <dl className={css.figures}>
      {visibleColumns(result).map((column) => (
        <div key={column.name}>
          <dt className={css.quiet}>{head(column)}</dt>
          <dd className={css.figure}>{cell(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ title, hasBars, result }: { title: string; hasBars: boolean; result: InsightsResult }) {
  const { head, cell } = useTexts(result);
  const columns = visibleColumns(result);
  const first = columns.find(isNumeric);
  const most = first ? mostOf(result, first.index) : 0;
  return (
    <PlainTable<IndexedRow>
      caption={title}
      rows={result.rows.map((cells, index) => ({ cells, index }))}
      rowId={({ index }) => index}
      columns={columns.map((column, place) => ({
        head: head(column),
        isRowHead: place === 0,
        isNumeric: isNumeric(column),
        cell: ({ cells }) => (
          <>
            {cell(column, cells)}
            {hasBars && column === first && (
              <Meter parts={[{ value: Number(cells[column.index] ?? 0) }]} max={most} className={css.bar} />
            )}
          </>
        ),
      }))}
    />
  );
}

interface IndexedRow {
  cells: InsightsResult['rows'][number];
  index: number;
}

const isNumeric = ({ type }: VisibleColumn) => type === 'count' || type === 'money';

/** What columns are called, and cells say. A name that is not known here is shown as the backend has it. */
function useTexts({ currency: code }: InsightsResult) {
  const t = useT();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const currency = currencyOf(code);
  const head = ({ name }: VisibleColumn) => {
    const key = columnKeys[name];
    return key ? t(key) : name;
  };
  const cell = ({ name, type, index }: VisibleColumn, cells: InsightsResult['rows'][number]) => {
    const value = cells[index] ?? null;
    if (value === null) return '–';
    if (typeof value === 'number')
      return <bdi>{type === 'money' ? formatMoney(value, currency, locale) : number.format(value)}</bdi>;
    if (type === 'day') return formatDay(value, locale);
    const key = cellKeys[name]?.[value];
    return key ? t(key) : <bdi>{value}</bdi>;
  };
  return { head, cell };
}
