import { ApiError, type TransferProgress } from '../client';
import type { Message } from '../domain';

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
