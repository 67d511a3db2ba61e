import type { SessionAssetType } from '../../contract';

/** Where a file is at the media hosting provider. @experimental */
export interface HostedMedia {
  /** An https address of its content. */
  assetUrl: string;
  /** What the provider knows it by; unique over the event. */
  providerAssetId: string;
}

/** A file that was uploaded to the media hosting provider. */
export interface UploadedMedia extends HostedMedia {
  /** As the device calls it. */
  name: string;
  /** Media type, '' where the browser knows none. */
  mime: string;
  /** Bytes. */
  size: number;
  /** Milliseconds; 0 for documents, and where it can't be read. */
  duration: number;
}

/** What kind of asset a file is. */
export function assetTypeOf(mime: string): SessionAssetType {
  if (mime.startsWith('video/')) return 'VIDEO';
  return mime.startsWith('audio/') ? 'AUDIO' : 'DOCUMENT';
}

/** A file's name as a title: without its ending. */
export const titleOfFile = (name: string): string => name.replace(/\.[^.]+$/, '');
