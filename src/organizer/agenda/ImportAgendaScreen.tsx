'use client';
import { useCallback, useMemo } from 'react';
import {
  sessionBatch,
  sessionColumns,
  sessionImportProblem,
  sessionKinds,
  sessionRows,
  type SessionFileRules,
} from '../../domain/agenda';
import type { SheetLine } from '../../domain/table/fileImport';
import { useAgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../i18n';
import { FileImport } from '../kit/fileImport';
import { BackButton, PageHeader, type BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { useSessionContext, type SessionContext } from './useSessionContext';

/** Props of `ImportAgendaScreen`. @experimental */
export interface ImportAgendaScreenProps extends EventScreenProps {
  /** The agenda they will be part of: a link above the title. */
  back?: BackLink | undefined;
}

/** Makes drafts of the rows of a CSV file. 002 §7 Agenda import. */
export function ImportAgendaScreen(props: ImportAgendaScreenProps) {
  const t = useT();
  const { context, ...around } = useSessionContext(props);
  const head = { title: t('organizer.agenda.place.import'), back: props.back };
  return (
    <ScreenState
      loads={[around]}
      data={{ context }}
      isUnknown={around.isUnknown}
      head={head}
      loading={t('organizer.agenda.loading')}
      failed={t('organizer.agenda.failed')}
    >
      {(found) => (
        <>
          <PageHeader {...head} lead={t('organizer.agenda.import.lead')} />
          <Import {...props} {...found} />
        </>
      )}
    </ScreenState>
  );
}

/** How times and speakers are written in a file. */
const written = { time: '2026-05-14 09:30', speaker: 'Maren Holt <maren@example.com>' };

function Import({
  accountId,
  eventId,
  back,
  context,
}: ImportAgendaScreenProps & { context: SessionContext }) {
  const t = useT();
  const { importRows } = useAgendaCalls({ accountId, eventId });
  const rules = useMemo(
    (): SessionFileRules => ({
      ...context,
      kinds: sessionKinds.map((id) => ({ id, name: t(`organizer.agenda.kind.${id}`) })),
    }),
    [context, t],
  );
  const { firstDay, tracks, locations } = context;
  return (
    <FileImport
      name="agenda"
      columns={sessionColumns}
      check={useCallback((lines: readonly SheetLine[]) => sessionRows(lines, rules), [rules])}
      send={async (rows, signal) => ({ created: (await importRows([...rows], signal)).sessions.length })}
      batchSize={sessionBatch}
      toErrorMessage={sessionImportProblem}
      help={t('organizer.agenda.import.columns', written)}
      sample={{
        title: 'Ropes and Rivets',
        start: `${firstDay} 09:30`,
        end: `${firstDay} 10:30`,
        kind: t('organizer.agenda.kind.TALK'),
        track: tracks[0]?.name ?? '',
        location: locations[0]?.name ?? '',
        capacity: '20',
        speakers: written.speaker,
      }}
      texts={{
        ready: (count) => t('organizer.agenda.import.good', { count }),
        action: (count) => t('organizer.agenda.import.action', { count }),
        done: ({ created }) => [t('organizer.agenda.import.done', { count: created })],
      }}
      end={back && <BackButton {...back} />}
    />
  );
}
