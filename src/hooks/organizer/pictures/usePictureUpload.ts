'use client';
import { useCallback } from 'react';
import { ApiError, upload } from '../../../client';
import { uploadPicture } from '../../../contract';
import type { Message } from '../../../domain';
import { useEnvironment } from '../../environment';

interface UploadOptions {
  signal: AbortSignal;
  /** Between 0 and 1, as bytes go. */
  onProgress: (share: number) => void;
}

/** Takes a picture to the backend and answers its address. Never throws: a failure is answered in words. */
export function usePictureUpload() {
  const { client } = useEnvironment();
  return useCallback(
    async (
      file: File,
      { signal, onProgress }: UploadOptions,
    ): Promise<{ url: string } | { problem: Message }> => {
      try {
        return await upload(client, uploadPicture, {
          body: { file },
          signal,
          onProgress: ({ loaded, total }) => {
            if (total) onProgress(loaded / total);
          },
        });
      } catch (error) {
        return { problem: whyNot(error) };
      }
    },
    [client],
  );
}

const whyNot = (error: unknown): Message => ({
  key:
    error instanceof ApiError && error.status === 413
      ? 'registration.file.refusedSize'
      : 'registration.file.failed',
});
