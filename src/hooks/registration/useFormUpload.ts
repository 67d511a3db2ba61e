'use client';
import { useCallback } from 'react';
import { upload } from '../../client';
import { uploadFormFile, type FormFile } from '../../contract';
import type { Message } from '../../domain';
import { useEnvironment } from '../environment';
import { transferOptions, uploadProblem, type UploadOptions } from '../upload';

/** Takes a file to a held order for one of the questions of its form. Never throws: a failure is answered in words. @public */
export function useFormUpload(eventId: string, token: string) {
  const { client } = useEnvironment();
  return useCallback(
    async (
      file: File,
      questionId: string,
      options: UploadOptions,
    ): Promise<{ file: FormFile } | { problem: Message }> => {
      try {
        const uploaded = await upload(client, uploadFormFile, {
          params: { eventId, token },
          body: { file, questionId },
          ...transferOptions(options),
        });
        return { file: uploaded };
      } catch (error) {
        return { problem: uploadProblem(error) };
      }
    },
    [client, eventId, token],
  );
}
