'use client';
import { useCallback } from 'react';
import { upload } from '../../../client';
import { uploadPicture } from '../../../contract';
import type { Message } from '../../../domain';
import { useEnvironment } from '../../environment';
import { transferOptions, uploadProblem, type UploadOptions } from '../../upload';

/** Takes a picture to the backend and answers its address. Never throws: a failure is answered in words. */
export function usePictureUpload() {
  const { client } = useEnvironment();
  return useCallback(
    async (file: File, options: UploadOptions): Promise<{ url: string } | { problem: Message }> => {
      try {
        return await upload(client, uploadPicture, {
          body: { file },
          ...transferOptions(options),
        });
      } catch (error) {
        return { problem: uploadProblem(error) };
      }
    },
    [client],
  );
}
