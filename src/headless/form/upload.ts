import type { FormFile } from '../../contract';
import type { Message } from '../../domain';

/** What taking a file to the backend is given. @public */
export interface UploadOptions {
  signal: AbortSignal;
  /** Between 0 and 1, as bytes go. */
  onProgress: (share: number) => void;
}

/** Takes a file to the backend. Never throws: a failure is answered in words. @public */
export type Upload = (
  file: File,
  questionId: string,
  options: UploadOptions,
) => Promise<{ file: FormFile } | { problem: Message }>;
