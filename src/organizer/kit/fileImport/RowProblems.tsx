'use client';
import { useLocale, useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import * as css from './fileImport.css';

interface RowProblemsProps {
  title: string;
  rows: readonly { line: number; field: string; words: string }[];
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';
/** More are repaired in the file, and shown when it is chosen again. */
const mostShown = 50;

/** The lines of a file that make nothing, each with the reason. */
export function RowProblems({ title, rows }: RowProblemsProps) {
  const t = useT();
  const locale = useLocale();
  const rest = rows.length - mostShown;
  return (
    <section className={css.problems}>
      <Heading level={2} look="md">
        {title}
      </Heading>
      <ul role={list} className={css.list}>
        {rows.slice(0, mostShown).map(({ line, field, words }) => (
          <li key={line}>
            {t('organizer.promotions.import.problem', {
              row: line.toLocaleString(locale),
              column: field,
              problem: words,
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('organizer.promotions.import.rest', { count: rest })}</li>}
      </ul>
    </section>
  );
}
