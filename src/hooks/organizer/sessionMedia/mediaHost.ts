import type { HostedMedia } from '../../../domain/sessionMedia';

/** What is heard of an upload. @experimental */
export interface MediaUploadEvents {
  /** Between 0 and 1, as bytes go. */
  onProgress: (share: number) => void;
  /** The provider has all of it. */
  onDone: (media: HostedMedia) => void;
  /** It stopped; `resume` goes on from there. */
  onFailed: (error: unknown) => void;
}

/** An upload that is on its way. @experimental */
export interface MediaUpload {
  /** Stops where it is. */
  pause: () => void;
  /** Goes on where it was paused, or failed. */
  resume: () => void;
  /** Gives it up, and what the provider has of it. */
  cancel: () => void;
}

/** The media hosting provider that the files of sessions go to; `createTusHost` is one. @experimental */
export interface MediaHost {
  /** Begins to upload a file. */
  upload: (file: File, events: MediaUploadEvents) => MediaUpload;
}
