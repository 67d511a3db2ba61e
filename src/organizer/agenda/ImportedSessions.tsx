'use client';
import type { SessionLine } from '../../domain/agenda';
import { useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { ScrollBox } from '../kit/page/ScrollBox';

/** As many as are read at a glance. */
const glance = 10;

/** The first sessions that a file would make. */
export function ImportedSessions({ lines }: { lines: readonly SessionLine[] }) {
  const t = useT();
  return (
    <ScrollBox label={t('organizer.agenda.import.preview')}>
      <Table caption={t('organizer.agenda.import.preview')}>
        <THead>
          <Tr>
            <Th>{t('organizer.promotions.import.row')}</Th>
            <Th>{t('organizer.agenda.session')}</Th>
            <Th>{t('organizer.events.event.start')}</Th>
            <Th>{t('organizer.events.event.end')}</Th>
            <Th>{t('organizer.agenda.location')}</Th>
          </Tr>
        </THead>
        <TBody>
          {lines.slice(0, glance).map(({ line, row: { title, start, end, location } }) => (
            <Tr key={line}>
              <Td>{line}</Td>
              <Th scope="row">
                <bdi>{title}</bdi>
              </Th>
              <Td>
                <bdi dir="ltr">{start}</bdi>
              </Td>
              <Td>
                <bdi dir="ltr">{end}</bdi>
              </Td>
              <Td>
                <bdi>{location}</bdi>
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </ScrollBox>
  );
}
