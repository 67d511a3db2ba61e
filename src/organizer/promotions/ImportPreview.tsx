'use client';
import type { CheckedLine } from '../../domain/promotions';
import { useT } from '../../i18n';
import { RowProblems } from '../kit/fileImport';
import { PlainTable } from '../kit/page/PlainTable';

/** As many as are read at a glance. */
const glance = 10;

/** What a file would make: its first lines, then the lines that would make nothing. */
export function ImportPreview({ lines }: { lines: readonly CheckedLine[] }) {
  const t = useT();
  const good = lines.filter(({ problem }) => problem === null).slice(0, glance);
  const bad = lines.flatMap(({ line, problem }) =>
    problem ? [{ line, field: problem.field, text: t(problem.key) }] : [],
  );
  return (
    <>
      {good.length > 0 && (
        <PlainTable
          caption={t('organizer.promotions.import.preview')}
          rows={good}
          rowId={({ line }) => line}
          columns={[
            { head: t('organizer.promotions.import.row'), cell: ({ line }) => line },
            {
              head: t('organizer.promotions.code'),
              isRowHead: true,
              cell: ({ cells }) => <bdi dir="ltr">{cells['code']?.toUpperCase()}</bdi>,
            },
            {
              head: t('organizer.promotions.percent'),
              isNumeric: true,
              cell: ({ cells }) => cells['percentOff'],
            },
            {
              head: t('organizer.promotions.maxUses'),
              isNumeric: true,
              cell: ({ cells }) => cells['maxUses'],
            },
            { head: t('organizer.promotions.note'), cell: ({ cells }) => <bdi>{cells['note']}</bdi> },
          ]}
        />
      )}
      {bad.length > 0 && <RowProblems title={t('organizer.promotions.import.errors')} rows={bad} />}
    </>
  );
}
