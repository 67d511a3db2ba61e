'use client';
import { skippedSheet, type ImportColumn, type RowProblem } from '../../../domain/table/fileImport';
import { sheetFile } from '../../../hooks/organizer/resource/readSheet';
import { saveFile } from '../../../hooks/organizer/resource/saveFile';
import type { ReadFile } from '../../../hooks/organizer/resource/useFileImport';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { problemText } from '../form/problemText';
import * as css from './fileImport.css';

interface SkippedRowsProps {
  file: ReadFile;
  rows: readonly RowProblem[];
  columns: readonly ImportColumn[];
  nameOf: (column: ImportColumn) => string;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';
/** All of them are in the file that can be saved. */
const maxRows = 20;

/** The rows of a file that are not imported, each with the reason; saved as a file, they can be repaired and chosen again. */
export function SkippedRows({ file, rows, columns, nameOf }: SkippedRowsProps) {
  const t = useT();
  const locale = useLocale();
  const { sheet, mapping, name } = file;
  const textOf = ({ line, field, message }: RowProblem) => {
    const column = columns.find(({ id }) => id === field);
    const own = column ? nameOf(column) : (field ?? '');
    const problem = problemText(t, own, message);
    const at = field === null ? undefined : mapping[field];
    const row = line.toLocaleString(locale);
    return field === null
      ? t('organizer.kit.import.rowProblem', { row, problem })
      : t('organizer.kit.import.problem', {
          row,
          column: (at !== undefined && sheet.names[at]) || own,
          problem,
        });
  };
  const save = async () => {
    const reasons = new Map(rows.map((row) => [row.line, textOf(row)]));
    const table = skippedSheet(sheet, reasons, t('organizer.kit.import.reason'));
    saveFile(await sheetFile(table), `${name.replace(/\.\w+$/, '')}-errors.csv`);
  };
  const rest = rows.length - maxRows;
  return (
    <section className={css.part}>
      <Heading level={3} size="md">
        {t('organizer.kit.import.errors')}
      </Heading>
      <ul role={list} className={css.list}>
        {rows.slice(0, maxRows).map((row) => (
          <li key={row.line}>{textOf(row)}</li>
        ))}
        {rest > 0 && <li>{t('organizer.kit.import.rest', { count: rest })}</li>}
      </ul>
      <div className={css.buttons}>
        <Button icon={<Icon name="download" />} onClick={() => void save()}>
          {t('organizer.kit.import.download')}
        </Button>
      </div>
    </section>
  );
}
