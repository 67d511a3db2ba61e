'use client';
import type { CheckedLine } from '../../domain/promotions';
import { useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { RowProblems } from '../kit/fileImport';
import { ScrollBox } from '../kit/page/ScrollBox';

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
