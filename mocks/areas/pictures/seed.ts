import type { RecordsOf } from '../recordsOf';

/** A picture that was uploaded. */
interface StoredPictureFile {
  /** Its name at the end of its address: `picture-1.png`. */
  id: string;
  /** Media type. */
  type: string;
  /** Its bytes, base64. */
  content: string;
}

/** Tables of this area, by name. Scope: ''. */
export interface PicturesTables {
  pictures: StoredPictureFile;
}

export const picturesRecords: RecordsOf<PicturesTables> = { pictures: {} };
