'use client';
import { useEffect, useRef, useState } from 'react';
import type { PartnerImport } from '../../../contract';
import { partnerProblem } from '../../../domain/partners';
import type { SaveProblem } from '../../../domain';
import type { PartnerCalls } from './usePartners';
import { problemOf } from '../resource/useSave';

/** How far the import of a file is. */
export type PartnerImportState =
  | { at: 'empty' }
  | { at: 'chosen'; file: File; problem: SaveProblem | null }
  /** `share` of the file that is sent, from 0 to 1; `null` while nobody knows. */
  | { at: 'sending'; file: File; share: number | null }
  | { at: 'done'; file: File; outcome: PartnerImport };

/**
 * Sends a file of partners: with progress, and an end at any moment. Leaving the screen ends it. 002 §7 import by POST, §9 100 s.
 * @experimental
 */
export function usePartnerImport(importFile: PartnerCalls['importFile']) {
  const [state, setState] = useState<PartnerImportState>({ at: 'empty' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ at: 'sending', file, share: null });
    try {
      const outcome = await importFile(file, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) =>
          setState({ at: 'sending', file, share: total ? loaded / total : null }),
      });
      setState({ at: 'done', file, outcome });
    } catch (error) {
      // A file that was on its way may have arrived: that is reported as after a lost answer.
      const problem = controller.signal.aborted
        ? partnerProblem({ code: 0, isUncertain: true })
        : problemOf(error, partnerProblem);
      setState({ at: 'chosen', file, problem });
    }
  };
  return {
    state,
    choose: (file: File) => setState({ at: 'chosen', file, problem: null }),
    send: () => {
      if (state.at === 'chosen') void send(state.file);
    },
    stop: () => running.current?.abort(),
    reset: () => setState({ at: 'empty' }),
  };
}
