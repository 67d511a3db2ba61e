'use client';
import { useRef, useState } from 'react';
import type { AgendaSession } from '../../contract';
import { sessionDraft } from '../../domain/agenda';
import { useAgendaSession } from '../../hooks/organizer/agenda/agenda';
import { useAgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound, type BackLink } from '../kit/page';
import { keptSession, SessionEditorView } from './SessionEditorView';
import { useSessionScene } from './useSessionScene';

/** Props of `SessionEditor`. @experimental */
export interface SessionEditorProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** A new one when absent. */
  sessionId?: string | undefined;
  /** After each save, with the session as it is kept. */
  onSaved?: ((session: AgendaSession, details: { isNew: boolean }) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
  /** The agenda: a link above the title. */
  back?: BackLink | undefined;
}

/** One session of an agenda: what it is, when and where, who speaks, who may see it. 002 §2 session edit, §7 Agenda. */
export function SessionEditor({ accountId, eventId, sessionId, ...props }: SessionEditorProps) {
  const { onSaved, onRemoved, back } = props;
  const place = { accountId, eventId };
  const t = useT();
  const calls = useAgendaCalls(place);
  // However often it is sent, a new session is one.
  const [newId] = useState(() => crypto.randomUUID());
  const [created, setCreated] = useState<AgendaSession>();
  const id = sessionId ?? created?.id;
  const read = useAgendaSession(place, id);
  const { scene, ...around } = useSessionScene(place);
  const session = read.data ?? created ?? null;
  const latest = useRef<{ session: AgendaSession; isNew: boolean }>(undefined);
  if (read.isUnknown || around.isUnknownEvent) return <ScreenNotFound />;
  if (!scene || (id !== undefined && !session))
    return (
      <>
        <PageHeader title={t('organizer.agenda.title')} back={back} />
        {read.isError || around.isError ? (
          <ScreenFailed
            title={t('organizer.agenda.failed')}
            onRetry={() => {
              around.refetch();
              if (read.isError) void read.refetch();
            }}
            isRetrying={read.isFetching || around.isFetching}
          />
        ) : (
          <ScreenLoading label={t('organizer.agenda.loading')} />
        )}
      </>
    );
  const { timeZone } = scene;
  const taken = (saved: AgendaSession, isNew = false) => {
    latest.current = { session: saved, isNew };
    return keptSession(saved, timeZone);
  };
  return (
    <SessionEditorView
      key={sessionId ?? 'new'}
      {...{ session, scene, back }}
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
}
