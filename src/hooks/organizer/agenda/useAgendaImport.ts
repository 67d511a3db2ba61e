'use client';
import { useCallback, useState } from 'react';
import type { SaveProblem } from '../../../domain';
import {
  mostImportedSessions,
  neededSessionColumns,
  sessionLines,
  type SessionLine,
  type SessionRules,
} from '../../../domain/agenda';
import type { AgendaCalls } from './agendaCalls';
import { readSheet } from '../resource/readSheet';
import { problemOf } from '../resource/useSave';

/** How far the import of a file is. */
export type AgendaImportState =
  | { at: 'empty' }
  | { at: 'unusable'; name: string; problem: Pick<SaveProblem, 'message'> }
  | { at: 'read' | 'sending'; name: string; lines: readonly SessionLine[]; problem: SaveProblem | null }
  | { at: 'done'; count: number };

const unusable = (name: string, key: string, values?: Record<string, string | number>) =>
  ({ at: 'unusable', name, problem: { message: { key, ...(values && { values }) } } }) as const;

/** Reads and checks a file of sessions, then sends its rows: all of them or none. 002 §7 Agenda import. */
export function useAgendaImport(
  importRows: AgendaCalls['importRows'],
  { timeZone, firstDay, lastDay }: Pick<SessionRules, 'timeZone' | 'firstDay' | 'lastDay'>,
) {
  const [state, setState] = useState<AgendaImportState>({ at: 'empty' });
  const choose = useCallback(
    async (file: File) => {
      const { name } = file;
      const sheet = await readSheet(file, neededSessionColumns);
      if ('missing' in sheet)
        setState(unusable(name, 'organizer.promotions.import.noColumn', { column: sheet.missing }));
      else if (sheet.lines.length === 0) setState(unusable(name, 'organizer.promotions.import.noRows'));
      else if (sheet.lines.length > mostImportedSessions)
        setState(unusable(name, 'organizer.promotions.import.tooManyRows', { max: mostImportedSessions }));
      else
        setState({
          at: 'read',
          name,
          problem: null,
          lines: sessionLines(sheet.lines, { timeZone, firstDay, lastDay }),
        });
    },
    [timeZone, firstDay, lastDay],
  );
  const send = async () => {
    if (state.at !== 'read') return;
    setState({ ...state, at: 'sending', problem: null });
    try {
      const { sessions } = await importRows(state.lines.map(({ row }) => row));
      setState({ at: 'done', count: sessions.length });
    } catch (error) {
      setState({ ...state, at: 'read', problem: problemOf(error) });
    }
  };
  return { state, choose, send, reset: () => setState({ at: 'empty' }) };
}
