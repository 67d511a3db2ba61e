'use client';
import { useState } from 'react';
import { unusedColumns, type ImportColumn } from '../../../domain/table/fileImport';
import type { ReadFile } from '../../../hooks/organizer/resource/useFileImport';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';
import { Field, Fields } from '../../../themed/kit/Field';
import { Notice } from '../../../themed/kit/Notice';
import { Select } from '../../../themed/kit/Select';
import { Fold } from '../form';
import * as css from './fileImport.css';

interface MapColumnsProps {
  file: ReadFile;
  columns: readonly ImportColumn[];
  nameOf: (column: ImportColumn) => string;
  /** Columns that have to be there, and were not found. */
  missing: readonly ImportColumn[];
  /** A column is read from another one of the file, counted from 0; `null`: from none. */
  onMap: (id: string, at: number | null) => void;
}

const notInFile = 'none';

/** Which column of the file is read as what: found by their names, and changed here. */
export function MapColumns({ file, columns, nameOf, missing, onMap }: MapColumnsProps) {
  const t = useT();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(missing.length > 0);
  const { sheet, mapping } = file;
  const listed = (names: readonly string[]) => listText(locale, names);
  const unused = unusedColumns(sheet, mapping).map((at) => sheet.names[at] ?? '');
  const count = (name: string) => sheet.names.filter((other) => other === name).length;
  const options = [
    { value: notInFile, label: t('organizer.kit.import.notInFile') },
    ...sheet.names.map((name, at) => {
      const numbered = t('organizer.kit.import.column', { number: at + 1 });
      return {
        value: String(at),
        label: name === '' || count(name) > 1 ? `${name} ${numbered}`.trim() : name,
      };
    }),
  ];
  const exampleOf = (at: number) => sheet.rows.find(({ cells }) => cells[at])?.cells[at];
  return (
    <section className={css.part}>
      {missing.length > 0 && (
        <Notice tone="danger" live="assertive">
          {t('organizer.kit.import.missing', { columns: listed(missing.map(nameOf)) })}
        </Notice>
      )}
      <Fold
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        summary={t('organizer.kit.import.matched', {
          found: Object.keys(mapping).length.toLocaleString(locale),
          total: columns.length.toLocaleString(locale),
        })}
      >
        <Fields>
          {columns.map((column) => {
            const { id, isRequired } = column;
            const at = mapping[id];
            return (
              <Field
                key={id}
                label={nameOf(column)}
                required={isRequired}
                optional={!isRequired}
                span={6}
                hint={at !== undefined && <bdi className={css.example}>{exampleOf(at)}</bdi>}
                error={missing.includes(column) ? t('organizer.kit.import.choose') : undefined}
              >
                {(control) => (
                  <Select
                    {...control}
                    options={options}
                    value={at === undefined ? notInFile : String(at)}
                    onValueChange={(value) => onMap(id, value === notInFile ? null : Number(value))}
                  />
                )}
              </Field>
            );
          })}
        </Fields>
      </Fold>
      {unused.length > 0 && (
        <p className={css.quiet}>{t('organizer.kit.import.unused', { columns: listed(unused) })}</p>
      )}
    </section>
  );
}
