'use client';
import type { ImportColumn } from '../../../domain/table/fileImport';
import type { ReadFile } from '../../../hooks/organizer/resource/useFileImport';
import { useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import { PlainTable } from '../page/PlainTable';
import * as css from './fileImport.css';

interface ImportPreviewProps {
  file: ReadFile;
  /** Lines that would be imported. */
  lines: ReadonlySet<number>;
  columns: readonly ImportColumn[];
  nameOf: (column: ImportColumn) => string;
}

/** As many as are read at a glance. */
const glance = 5;

/** The first rows that would be imported, as they are read. */
export function ImportPreview({ file: { sheet, mapping }, lines, columns, nameOf }: ImportPreviewProps) {
  const t = useT();
  const title = t('organizer.kit.import.preview');
  return (
    <section className={css.part}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <PlainTable
        caption={title}
        rows={sheet.rows.filter(({ line }) => lines.has(line)).slice(0, glance)}
        rowId={({ line }) => line}
        columns={[
          { head: t('organizer.kit.import.row'), cell: ({ line }) => line },
          ...columns.flatMap((column, index) => {
            const at = mapping[column.id];
            if (at === undefined) return [];
            return [
              {
                head: nameOf(column),
                isRowHead: index === 0,
                cell: ({ cells }: { cells: readonly string[] }) => <bdi>{cells[at]}</bdi>,
              },
            ];
          }),
        ]}
      />
    </section>
  );
}
