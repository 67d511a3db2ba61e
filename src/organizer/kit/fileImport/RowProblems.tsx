'use client';
import { useLocale, useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import * as css from './fileImport.css';

interface RowProblemsProps {
  title: string;
  rows: readonly { line: number; field: string; text: string }[];
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';
/** More are repaired in the file, and shown when it is chosen again. */
const maxRows = 50;

/** The lines of a file that make nothing, each with the reason. */
export function RowProblems({ title, rows }: RowProblemsProps) {
  const t = useT();
  const locale = useLocale();
  const rest = rows.length - maxRows;
  return (
    <section className={css.problems}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul role={list} className={css.list}>
        {rows.slice(0, maxRows).map(({ line, field, text }) => (
          <li key={line}>
            {t('organizer.promotions.import.problem', {
              row: line.toLocaleString(locale),
              column: field,
              problem: text,
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('organizer.promotions.import.rest', { count: rest })}</li>}
      </ul>
    </section>
  );
}
