'use client';
import { sessionColumns } from '../../domain/agenda';
import { useAgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { saveFile } from '../../hooks/organizer/resource/saveFile';
import { useAgendaImport } from '../../hooks/organizer/agenda/useAgendaImport';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { ImportAgendaView } from './ImportAgendaView';
import { useSessionContext, type SessionContext } from './useSessionContext';

/** Props of `ImportAgendaScreen`. @experimental */
export interface ImportAgendaScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** The agenda they will be part of: a link above the title. */
  back?: BackLink | undefined;
}

/** Makes drafts of the rows of a CSV file. 002 §7 Agenda import. */
export function ImportAgendaScreen(props: ImportAgendaScreenProps) {
  const t = useT();
  const { context, ...around } = useSessionContext(props);
  return (
    <ScreenState
      loads={[around]}
      data={{ context }}
      isUnknown={around.isUnknown}
      head={{ title: t('organizer.agenda.place.import'), back: props.back }}
      loading={t('organizer.agenda.loading')}
      failed={t('organizer.agenda.failed')}
    >
      {(found) => <Import {...props} {...found} />}
    </ScreenState>
  );
}

function Import({
  accountId,
  eventId,
  back,
  context,
}: ImportAgendaScreenProps & { context: SessionContext }) {
  const { importRows } = useAgendaCalls({ accountId, eventId });
  const { state, choose, send, reset } = useAgendaImport(importRows, context);
  const { firstDay, tracks, locations } = context;
  const example: Record<string, string> = {
    title: 'Ropes and Rivets',
    start: `${firstDay} 09:30`,
    end: `${firstDay} 10:30`,
    kind: 'TALK',
    track: tracks[0]?.name ?? '',
    location: locations[0]?.name ?? '',
    capacity: '20',
    speakers: 'Maren Holt <maren@example.com>',
  };
  const cells = sessionColumns.map((column) => `"${(example[column] ?? '').replaceAll('"', '""')}"`);
  return (
    <ImportAgendaView
      state={state}
      back={back}
      onChoose={(file) => void choose(file)}
      onSend={() => void send()}
      onReset={reset}
      onExample={() =>
        saveFile(new Blob([`${sessionColumns.join(',')}\n${cells.join(',')}\n`]), 'agenda.csv')
      }
    />
  );
}
