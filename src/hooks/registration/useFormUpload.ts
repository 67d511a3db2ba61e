'use client';
import { useCallback } from 'react';
import { ApiError, upload } from '../../client';
import { uploadFormFile, type FormFile } from '../../contract';
import type { Message } from '../../domain';
import { useEnvironment } from '../environment';

interface UploadOptions {
  signal: AbortSignal;
  /** Between 0 and 1, as bytes go. */
  onProgress: (share: number) => void;
}

/** Takes a file to a held order for one of the questions of its form. Never throws: a failure is answered in words. @public */
export function useFormUpload(eventId: string, token: string) {
  const { client } = useEnvironment();
  return useCallback(
    async (
      file: File,
      questionId: string,
      { signal, onProgress }: UploadOptions,
    ): Promise<{ file: FormFile } | { problem: Message }> => {
      try {
        const uploaded = await upload(client, uploadFormFile, {
          params: { eventId, token },
          body: { file, questionId },
          signal,
          onProgress: ({ loaded, total }) => {
            if (total) onProgress(loaded / total);
          },
        });
        return { file: uploaded };
      } catch (error) {
        return { problem: whyNot(error) };
      }
    },
    [client, eventId, token],
  );
}

function whyNot(error: unknown): Message {
  const { status, code, failure } = error instanceof ApiError ? error : { status: 0, code: 0, failure: null };
  if (status === 413) return { key: 'registration.file.refusedSize' };
  // Kind and size are the question's own rules, told in the backend's words.
  if (code === 4022 && failure?.message) return { key: 'registration.file.failed', text: failure.message };
  return { key: 'registration.file.failed' };
}
