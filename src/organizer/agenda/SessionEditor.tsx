'use client';
import { useRef, useState } from 'react';
import type { AgendaSession } from '../../contract';
import { sessionDraft } from '../../domain/agenda';
import { useAgendaSession, useWholeAgenda } from '../../hooks/organizer/agenda/agenda';
import { useAgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import type { AgendaLinks, SessionPageLinks } from './links';
import { savedSession, SessionEditorView } from './SessionEditorView';
import { useSessionContext } from './useSessionContext';

/** Props of `SessionEditor`. @experimental */
export interface SessionEditorProps extends EventScreenProps, SessionPageLinks {
  /** A new one when absent. */
  sessionId?: string | undefined;
  /** After each save, with the session as it is saved. */
  onSaved?: ((session: AgendaSession, details: { isNew: boolean }) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
  /** Address of a session's editor by its id, for sessions it overlaps; without it they are named only. Keep it stable. */
  hrefOf?: AgendaLinks['hrefOf'] | undefined;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** One session of an agenda: what it is, when and where, who speaks, who may see it. 002 §2 session edit, §7 Agenda. */
export function SessionEditor({ accountId, eventId, sessionId, ...props }: SessionEditorProps) {
  const { onSaved, onRemoved, back, hrefOf, pageHrefOf, onNavigate } = props;
  const params = { accountId, eventId };
  const t = useT();
  const calls = useAgendaCalls(params);
  // However often it is sent, a new session is one.
  const [newId] = useState(() => crypto.randomUUID());
  const [created, setCreated] = useState<AgendaSession>();
  const id = sessionId ?? created?.id;
  const read = useAgendaSession(params, id);
  const around = useSessionContext(params);
  const agenda = useWholeAgenda(params);
  const latest = useRef<{ session: AgendaSession; isNew: boolean }>(undefined);
  return (
    <ScreenState
      loads={[read, around]}
      data={{ context: around.context, session: id === undefined ? null : (read.data ?? created) }}
      isUnknown={read.isUnknown || around.isUnknown}
      head={{ title: t('organizer.agenda.title'), back }}
      loading={t('organizer.agenda.loading')}
      failed={t('organizer.agenda.failed')}
    >
      {({ context, session }) => {
        const { timeZone } = context;
        const taken = (saved: AgendaSession, isNew = false) => {
          latest.current = { session: saved, isNew };
          return savedSession(saved, timeZone);
        };
        return (
          <SessionEditorView
            key={sessionId ?? 'new'}
            session={session}
            context={context}
            others={{
              sessions: agenda.data,
              hasFailed: agenda.isError,
              isReading: agenda.isFetching,
              onRetry: () => void agenda.refetch(),
              hrefOf,
              onNavigate,
            }}
            back={back}
            pageHrefOf={pageHrefOf}
            onNavigate={onNavigate}
            save={async (values, version) => {
              const madeOn = [latest.current?.session, session].find((each) => each?.version === version);
              const draft = sessionDraft(values, timeZone, madeOn ?? undefined);
              if (id !== undefined) return taken(await calls.update(id, draft, version));
              const saved = await calls.create(newId, draft);
              setCreated(saved);
              return taken(saved, true);
            }}
            onSaved={() => {
              const { session: saved, isNew = false } = latest.current ?? {};
              if (saved) onSaved?.(saved, { isNew });
            }}
            reload={id === undefined ? undefined : async () => taken(await calls.read(id))}
            onRemove={async () => {
              if (id !== undefined) await calls.remove(id);
              onRemoved?.();
            }}
          />
        );
      }}
    </ScreenState>
  );
}
