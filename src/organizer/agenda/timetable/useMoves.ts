'use client';
import { useMemo, useRef, useState } from 'react';
import type { AgendaSession } from '../../../contract';
import { moveProblem } from '../../../domain/agenda';
import {
  positionOf,
  samePosition,
  sessionAt,
  type SessionPosition,
  type TimetableBy,
} from '../../../domain/agenda/timetable';
import type { AgendaCalls } from '../../../hooks/organizer/agenda/agendaCalls';
import { isChangedMeanwhile } from '../../../hooks/organizer/resource/useSave';
import { useT } from '../../../i18n';
import { useAction } from '../../kit/confirm';

/** Where a session would be if it were let go, or saved, now. */
export interface MoveDraft {
  id: string;
  position: SessionPosition;
  /** By steps of the keyboard, not by a pointer that is still down. */
  isStepwise: boolean;
}

export interface MovesOptions {
  sessions: readonly AgendaSession[];
  by: TimetableBy;
  update: AgendaCalls['update'];
  /** A session's name, time and column, for the texts, and its day where that is not the one that is shown. */
  describe: (session: AgendaSession) => {
    title: string;
    hours: string;
    column: string;
    day: string | undefined;
  };
}

interface MoveResult {
  answer?: AgendaSession;
  /** Refused, as somebody else changed it since. */
  isChanged?: boolean;
}

export type Moves = ReturnType<typeof useMoves>;

/** What is sent of a session that moved: the rest stays. */
const changesOf = ({ title, start, end, locationId, trackId }: AgendaSession) => ({
  title,
  start,
  end,
  locationId,
  trackId,
});

/**
 * Moves of sessions, one save at a time: a draft first, then at once where it is saved, and back where that is refused. `saved` are the
 * sessions without the draft, `visible` with it.
 */
export function useMoves({ sessions, by, update, describe }: MovesOptions) {
  const t = useT();
  const { isBusy, news, problem, act, notify } = useAction(moveProblem);
  const [held, setHeld] = useState<ReadonlyMap<string, AgendaSession>>(new Map());
  const [draft, setDraft] = useState<MoveDraft | null>(null);
  const [last, setLast] = useState<{ before: AgendaSession; after: AgendaSession } | null>(null);
  // A pointer may be let go before its last move is rendered.
  const latest = useRef<MoveDraft>(null);
  const saved = useMemo(
    () =>
      sessions.map((session) => {
        const own = held.get(session.id);
        // Until it is read again; then somebody may have changed it since.
        return own && own.version >= session.version ? own : session;
      }),
    [sessions, held],
  );
  const visible = useMemo(
    () =>
      draft ? saved.map((one) => (one.id === draft.id ? sessionAt(one, draft.position, by) : one)) : saved,
    [saved, draft, by],
  );
  const setLatest = (next: MoveDraft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const find = (id: string) => saved.find((one) => one.id === id);
  const say = (key: 'moved' | 'returned' | 'moving', session: AgendaSession) => {
    const { day, ...texts } = describe(session);
    return day !== undefined && key === 'returned'
      ? t('organizer.agenda.timetable.returnedOn', { ...texts, day })
      : t(`organizer.agenda.timetable.${key}`, texts);
  };
  const hold = (session: AgendaSession) => setHeld((now) => new Map(now).set(session.id, session));
  const release = (id: string) => setHeld((now) => new Map([...now].filter(([other]) => other !== id)));
  const [saving, setSaving] = useState('');
  /** What was saved, nothing where it was refused; it is seen there meanwhile. */
  const save = async (from: AgendaSession, to: AgendaSession): Promise<MoveResult> => {
    const result: MoveResult = {};
    hold(to);
    setSaving(to.title);
    await act(async () => {
      try {
        result.answer = await update(to.id, changesOf(to), from.version);
      } catch (error) {
        result.isChanged = isChangedMeanwhile(error);
        throw error;
      }
    });
    if (result.answer) hold(result.answer);
    else release(to.id);
    return result;
  };

  /** Moves the draft of a session, from where it is saved or, `isStepwise`, from where the draft is. */
  const adjust = (
    id: string,
    isStepwise: boolean,
    change: (position: SessionPosition, saved: SessionPosition) => SessionPosition,
  ) => {
    const session = find(id);
    if (!session || isBusy) return;
    const start = positionOf(session, by);
    const before = latest.current?.id === id ? latest.current.position : start;
    const position = change(isStepwise ? before : start, start);
    if (!samePosition(position, before)) setLatest({ id, position, isStepwise });
  };
  const cancel = (id: string) => {
    const session = find(id);
    if (latest.current?.id !== id || !session) return;
    setLatest(null);
    setLast(null);
    notify(say('returned', session));
  };
  const commit = async () => {
    const session = latest.current && find(latest.current.id);
    if (!latest.current || !session) return;
    const { position } = latest.current;
    if (samePosition(position, positionOf(session, by))) {
      cancel(session.id);
      return;
    }
    setLatest(null);
    setLast(null);
    const { answer } = await save(session, sessionAt(session, position, by));
    if (!answer) return;
    setLast({ before: session, after: answer });
    notify(say('moved', answer));
  };
  /** The id of the session to go to: it is back, or somebody changed it since; `null` where undoing can be tried again. */
  const undo = async (): Promise<string | null> => {
    if (!last || isBusy) return null;
    const { before, after } = last;
    const { answer, isChanged } = await save(after, { ...after, ...changesOf(before), title: after.title });
    if (!answer && !isChanged) return null;
    setLast(null);
    if (answer) notify(say('returned', answer));
    return after.id;
  };
  const drafted = draft && visible.find(({ id }) => id === draft.id);
  const status = isBusy
    ? t('organizer.agenda.timetable.saving', { title: saving })
    : drafted
      ? say('moving', drafted)
      : news;
  return {
    saved,
    visible,
    draft,
    adjust,
    cancel,
    commit,
    undo,
    isBusy,
    canUndo: !!last && !draft,
    status,
    problem,
  };
}
