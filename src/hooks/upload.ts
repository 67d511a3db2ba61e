'use client';
import { useMemo } from 'react';
import { ApiError, upload, type CallInput, type TransferOptions, type TransferProgress } from '../client';
import type { Endpoint, EndpointTypes, Ok } from '../contract';
import { BoxofficeError } from '../diagnostics';
import type { Message } from '../domain';
import { useEnvironment, type Environment } from './environment';

/** Sends a file; a failure is reported to the page (002 §8) and thrown. */
export type Upload = <T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  input: CallInput<Endpoint<T>> & TransferOptions,
) => Promise<Ok<Endpoint<T>>>;

export function useUpload(): Upload {
  const { client, onError } = useEnvironment();
  return useMemo(() => reportedUpload(client, onError), [client, onError]);
}

const reportedUpload =
  (client: Environment['client'], onError: Environment['onError']): Upload =>
  (endpoint, input) =>
    upload(client, endpoint, input).catch((error: unknown) => {
      const isCancelled = error instanceof ApiError && error.kind === 'aborted';
      if (!isCancelled) onError?.(new BoxofficeError('BX2008', error));
      throw error;
    });

/** How a file is sent, as screens see it. */
export interface UploadOptions {
  signal: AbortSignal;
  /** Between 0 and 1, as bytes go. */
  onProgress: (share: number) => void;
}

/** The same for the client, which counts bytes. */
export const transferOptions = ({ signal, onProgress }: UploadOptions) => ({
  signal,
  onProgress: ({ loaded, total }: TransferProgress) => {
    if (total) onProgress(loaded / total);
  },
});

/** Why a file was not taken, in words. */
export function uploadProblem(error: unknown): Message {
  const { status, code, failure } = error instanceof ApiError ? error : { status: 0, code: 0, failure: null };
  if (status === 413) return { key: 'registration.file.refusedSize' };
  // Kind and size are rules of what asks for the file, told in the backend's words.
  if (code === 4022 && failure?.message) return { key: 'registration.file.failed', text: failure.message };
  return { key: 'registration.file.failed' };
}
