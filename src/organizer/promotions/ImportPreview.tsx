'use client';
import type { CheckedLine } from '../../domain/promotion';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { ScrollBox } from '../page/ScrollBox';
import * as css from './import.css';

/** As many as are read at a glance. */
const glance = 10;

/** What a file would make: its first lines, then the lines that would make nothing. */
export function ImportPreview({ lines }: { lines: readonly CheckedLine[] }) {
  const t = useT();
  const good = lines.filter(({ problem }) => problem === null).slice(0, glance);
  const bad = lines.flatMap(({ line, problem }) =>
    problem ? [{ line, field: problem.field, words: t(problem.key) }] : [],
  );
  return (
    <>
      {good.length > 0 && (
        <ScrollBox label={t('organizer.promotions.import.preview')}>
          <Table caption={t('organizer.promotions.import.preview')}>
            <THead>
              <Tr>
                <Th>{t('organizer.promotions.import.row')}</Th>
                <Th>{t('organizer.promotions.code')}</Th>
                <Th align="end">{t('organizer.promotions.percent')}</Th>
                <Th align="end">{t('organizer.promotions.maxUses')}</Th>
                <Th>{t('organizer.promotions.note')}</Th>
              </Tr>
            </THead>
            <TBody>
              {good.map(({ line, cells }) => (
                <Tr key={line}>
                  <Td>{line}</Td>
                  <Th scope="row">
                    <bdi dir="ltr">{cells['code']?.toUpperCase()}</bdi>
                  </Th>
                  <Td numeric>{cells['percentOff']}</Td>
                  <Td numeric>{cells['maxUses']}</Td>
                  <Td>
                    <bdi>{cells['note']}</bdi>
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        </ScrollBox>
      )}
      {bad.length > 0 && <RowProblems title={t('organizer.promotions.import.errors')} rows={bad} />}
    </>
  );
}

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
