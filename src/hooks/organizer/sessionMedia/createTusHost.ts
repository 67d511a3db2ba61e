import type { Upload } from 'tus-js-client';
import { withPeer } from '../../../diagnostics';
import type { HostedMedia } from '../../../domain/sessionMedia';
import type { MediaHost, MediaUploadEvents } from './mediaHost';

/** For `createTusHost`. @experimental */
export interface TusHostOptions {
  /** Where the provider takes uploads by tus 1.0. */
  endpoint: string;
  /** What a finished upload is known as, by the address it was sent to. */
  mediaOf: (uploadUrl: string, file: File) => HostedMedia;
  /** Sent along, e.g. an authorization. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Bytes a request; the whole file when absent. What was sent of a request that breaks is lost where the provider stores whole requests only. */
  chunkSize?: number | undefined;
}

/** Milliseconds before each new try after a lost connection. */
const retryDelays = [0, 1_000, 3_000];

/**
 * A media hosting provider that speaks tus, the open protocol for uploads that go on where they stopped: Vimeo, Cloudflare Stream and tusd
 * do. A file that is chosen again after a reload goes on as well. Needs the optional peer `tus-js-client`.
 * @example const mediaHost = createTusHost({ endpoint: '/media/uploads', mediaOf });
 * @experimental
 */
export const createTusHost = (options: TusHostOptions): MediaHost => ({
  upload: (file, events) => {
    let wants: 'run' | 'pause' | 'nothing' = 'run';
    let isRunning = false;
    let opening: Promise<Upload> | undefined;
    let upload: Upload | undefined;
    const hears: MediaUploadEvents = {
      onProgress: (share) => {
        if (wants === 'run') events.onProgress(share);
      },
      onDone: (media) => {
        if (wants !== 'nothing') events.onDone(media);
      },
      onFailed: (error) => {
        isRunning = false;
        if (wants === 'run') events.onFailed(error);
      },
    };
    const run = async () => {
      try {
        opening ??= openUpload(options, file, hears);
        upload = await opening;
      } catch (error) {
        opening = undefined;
        hears.onFailed(error);
        return;
      }
      if (wants !== 'run' || isRunning) return;
      isRunning = true;
      upload.start();
    };
    void run();
    return {
      pause: () => {
        wants = 'pause';
        isRunning = false;
        void upload?.abort();
      },
      resume: () => {
        wants = 'run';
        void run();
      },
      cancel: () => {
        wants = 'nothing';
        // What can't be deleted now, the provider deletes when it expires.
        upload?.abort(true).catch(() => undefined);
      },
    };
  },
});

async function openUpload(options: TusHostOptions, file: File, events: MediaUploadEvents): Promise<Upload> {
  const { endpoint, mediaOf, headers, chunkSize } = options;
  const tus = await withPeer('tus-js-client', import('tus-js-client'));
  const upload: Upload = new tus.Upload(file, {
    endpoint,
    retryDelays,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, filetype: file.type },
    ...(headers && { headers }),
    ...(chunkSize !== undefined && { chunkSize }),
    onProgress: (sent, total) => events.onProgress(total > 0 ? sent / total : 0),
    onSuccess: () => {
      if (upload.url === null) events.onFailed(new Error('The provider named no address for the upload.'));
      else events.onDone(mediaOf(upload.url, file));
    },
    onError: events.onFailed,
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  return upload;
}
