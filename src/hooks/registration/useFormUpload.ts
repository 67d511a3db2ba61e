'use client';
import { useCallback } from 'react';
import { ApiError } from '../../client';
import { uploadFormFile, type FormFile } from '../../contract';
import type { Message } from '../../domain';
import { useLatest } from '../../react';
import { transferOptions, uploadProblem, useUpload, type UploadOptions } from '../upload';

/**
 * Takes a file to a held order for one of the questions of its form. Never throws: a failure is answered in words, and `onFailure` hears its
 * code, 0 when it has none.
 * @public
 */
export function useFormUpload(eventId: string, token: string, onFailure?: (code: number) => void) {
  const upload = useUpload();
  const onFailureRef = useLatest(onFailure);
  return useCallback(
    async (
      file: File,
      questionId: string,
      options: UploadOptions,
    ): Promise<{ file: FormFile } | { problem: Message }> => {
      try {
        const uploaded = await upload(uploadFormFile, {
          params: { eventId, token },
          body: { file, questionId },
          ...transferOptions(options),
        });
        return { file: uploaded };
      } catch (error) {
        onFailureRef.current?.(error instanceof ApiError ? error.code : 0);
        return { problem: uploadProblem(error) };
      }
    },
    [upload, onFailureRef, eventId, token],
  );
}
