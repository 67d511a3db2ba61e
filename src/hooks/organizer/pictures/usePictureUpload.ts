'use client';
import { useCallback } from 'react';
import { uploadPicture } from '../../../contract';
import type { Message } from '../../../domain';
import { transferOptions, uploadProblem, useUpload, type UploadOptions } from '../../upload';

/** Takes a picture to the backend and answers its address. Never throws: a failure is answered in words. */
export function usePictureUpload() {
  const upload = useUpload();
  return useCallback(
    async (file: File, options: UploadOptions): Promise<{ url: string } | { problem: Message }> => {
      try {
        return await upload(uploadPicture, {
          body: { file },
          ...transferOptions(options),
        });
      } catch (error) {
        return { problem: uploadProblem(error) };
      }
    },
    [upload],
  );
}
