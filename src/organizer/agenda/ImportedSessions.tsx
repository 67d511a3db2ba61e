'use client';
import type { SessionLine } from '../../domain/agenda';
import { useT } from '../../i18n';
import { PlainTable } from '../kit/page/PlainTable';

/** As many as are read at a glance. */
const glance = 10;

/** The first sessions that a file would make. */
export function ImportedSessions({ lines }: { lines: readonly SessionLine[] }) {
  const t = useT();
  return (
    <PlainTable
      caption={t('organizer.agenda.import.preview')}
      rows={lines.slice(0, glance)}
      rowId={({ line }) => line}
      columns={[
        { head: t('organizer.promotions.import.row'), cell: ({ line }) => line },
        { head: t('organizer.agenda.session'), isRowHead: true, cell: ({ row }) => <bdi>{row.title}</bdi> },
        { head: t('organizer.events.event.start'), cell: ({ row }) => <bdi dir="ltr">{row.start}</bdi> },
        { head: t('organizer.events.event.end'), cell: ({ row }) => <bdi dir="ltr">{row.end}</bdi> },
        { head: t('organizer.agenda.location'), cell: ({ row }) => <bdi>{row.location}</bdi> },
      ]}
    />
  );
}
