import type { OrganizerTag } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A tag; its uses are counted. */
export type StoredTag = Omit<OrganizerTag, 'uses'>;

/** Tables of this area, by name. */
export interface TagsTables {
  /** Scope: the account. */
  tags: StoredTag;
}

const tag = (name: string, color: string): StoredTag => ({ id: `tag-${name}`, name, color });

export const tagsRecords: RecordsOf<TagsTables> = {
  tags: {
    '77': [
      tag('type', '#0b3d5c'),
      tag('print', '#8c2f39'),
      tag('signs', '#b5651d'),
      tag('regular', '#2f6f4e'),
      tag('student', '#5b4b8a'),
      tag('speaker', '#1f7a8c'),
      tag('sponsor', '#a67c00'),
      tag('press', '#4a4a4a'),
      tag('wayfinding', '#006d5b'),
      tag('volunteer', '#c0476d'),
    ],
  },
};
