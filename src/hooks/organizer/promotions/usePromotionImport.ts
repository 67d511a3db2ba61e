'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PromotionImport } from '../../../contract';
import { checkLines, promotionLimits, promotionProblem, type CheckedLine } from '../../../domain/promotions';
import type { SaveProblem } from '../../../domain';
import { readPromotionFile } from './promotionFiles';
import type { PromotionCalls } from './promotionCalls';
import { problemOf } from '../resource/useSave';

/** How far the import of a file is. */
export type PromotionImportState =
  | { at: 'empty' }
  | { at: 'unusable'; name: string; problem: Pick<SaveProblem, 'message'> }
  | { at: 'read'; file: File; lines: readonly CheckedLine[]; problem: SaveProblem | null }
  /** `share` of the file that is sent, from 0 to 1; `null` while nobody knows. */
  | { at: 'sending'; file: File; lines: readonly CheckedLine[]; share: number | null }
  | { at: 'done'; outcome: PromotionImport };

const unusable = (name: string, key: string, values?: Record<string, string | number>) =>
  ({ at: 'unusable', name, problem: { message: { key, ...(values && { values }) } } }) as const;

/** Reads and checks a file of promotions, then sends it: with progress, and an end at any moment. 002 §7 import. */
export function usePromotionImport(
  importFile: PromotionCalls['importFile'],
  ticketTypeIds: ReadonlySet<string>,
) {
  const [state, setState] = useState<PromotionImportState>({ at: 'empty' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const choose = useCallback(
    async (file: File) => {
      const sheet = await readPromotionFile(file);
      if ('missing' in sheet) {
        setState(unusable(file.name, 'organizer.promotions.import.noColumn', { column: sheet.missing }));
        return;
      }
      if (sheet.lines.length === 0) {
        setState(unusable(file.name, 'organizer.promotions.import.noRows'));
        return;
      }
      const max = promotionLimits.importRows;
      if (sheet.lines.length > max) {
        setState(unusable(file.name, 'organizer.promotions.import.tooManyRows', { max }));
        return;
      }
      setState({ at: 'read', file, lines: checkLines(sheet.lines, ticketTypeIds), problem: null });
    },
    [ticketTypeIds],
  );
  const send = async (promotionGroupId: string | null) => {
    if (state.at !== 'read') return;
    const { file, lines } = state;
    const controller = new AbortController();
    running.current = controller;
    setState({ at: 'sending', file, lines, share: null });
    try {
      const outcome = await importFile(
        { file, ...(promotionGroupId !== null && { promotionGroupId }) },
        {
          signal: controller.signal,
          onProgress: ({ loaded, total }) =>
            setState({ at: 'sending', file, lines, share: total ? loaded / total : null }),
        },
      );
      setState({ at: 'done', outcome });
    } catch (error) {
      // A file that was on its way may have arrived: that is reported as after a lost answer.
      const errorMessage = controller.signal.aborted
        ? promotionProblem('other')({ code: 0, isUncertain: true })
        : problemOf(error, promotionProblem('other'));
      setState({ at: 'read', file, lines, problem: errorMessage });
    }
  };
  return {
    state,
    choose,
    send,
    stop: () => running.current?.abort(),
    reset: () => setState({ at: 'empty' }),
  };
}
