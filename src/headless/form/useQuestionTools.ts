'use client';
import { useCallback, useMemo } from 'react';
import { useLatest } from '../../react';
import type { Upload } from './upload';

/** What questions need of the event and the order. Keep the object the same between renders. */
export interface QuestionTools {
  /** Of the event, IANA. */
  timeZone: string;
  /** ISO codes that can't be chosen. 000 §6. */
  excludedCountries: readonly string[] | undefined;
  /** Takes a file to the backend. */
  upload: Upload;
}

/** What the organizer's questions need besides the form. */
export interface QuestionSettings {
  /** Of the event, IANA: sessions are displayed in it. Default UTC. */
  timeZone?: string | undefined;
  /** Takes a file that answers a question to the backend; without it nobody can answer such a question. */
  onUpload?: Upload | undefined;
}

/** The same object between renders, so that a new function of the host's draws no question again. */
export function useQuestionTools(
  { timeZone = 'UTC', onUpload }: QuestionSettings,
  excludedCountries: readonly string[] | undefined,
): QuestionTools {
  const latestRef = useLatest(onUpload);
  const upload = useCallback<Upload>(
    async (...file) => {
      const answer = await latestRef.current?.(...file);
      return answer ?? { problem: { key: 'registration.file.failed' } };
    },
    [latestRef],
  );
  return useMemo(() => ({ timeZone, excludedCountries, upload }), [timeZone, excludedCountries, upload]);
}
