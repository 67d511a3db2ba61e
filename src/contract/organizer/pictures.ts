import { endpoint } from '../endpoint';
import { needs } from '../needs';
import * as answers from '../generated/organizer/pictures';

/** A picture that was stored. @experimental */
export interface StoredPicture {
  /** The https address it is shown from. */
  url: string;
}

/**
 * Store a picture for whatever shows one by its address: a face, a logo, a background. Ours: 000 to 002 name addresses of pictures, and no
 * way to get one. Fails: 4000 it is no PNG, JPEG, WebP, GIF or SVG, or larger than 5 MB.
 * @experimental
 */
export const uploadPicture = endpoint<{
  body: {
    /** `image/png`, `image/jpeg`, `image/webp`, `image/gif` or `image/svg+xml`, up to 5 MB. */
    file: Blob;
  };
  ok: StoredPicture;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/pictures',
  base: 'api',
  auth: 'account',
  timeout: 60_000,
  sends: 'multipart',
  chosen: true,
  chosenShape: true,
  required: needs('file'),
  reads: answers.uploadPicture,
});
