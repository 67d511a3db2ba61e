import type { PromotionGroup } from '../../../../src/contract';
import type { RecordsOf } from '../../recordsOf';

/** A group as it is saved: what is in it is counted. */
export type StoredPromotionGroup = Omit<PromotionGroup, 'promotionCount' | 'uses'>;

/** Tables of this area, by name. */
export interface PromotionGroupsTables {
  /** Scope: the event. */
  promotionGroups: StoredPromotionGroup;
}

const group = (id: string, name: string, description: string, created: string): StoredPromotionGroup => ({
  id,
  name,
  description,
  created,
  modified: created,
});

export const promotionGroupsRecords: RecordsOf<PromotionGroupsTables> = {
  promotionGroups: {
    '1001': [
      group(
        'group-newsletter',
        'Newsletter',
        'Codes the letter told its readers.',
        '2025-11-24T10:05:00.000Z',
      ),
      group(
        'group-partners',
        'Partners',
        'One code for each partner’s customers.',
        '2025-12-02T09:30:00.000Z',
      ),
      group('group-speakers', 'Speakers’ guests', '', '2025-12-09T15:12:00.000Z'),
      group(
        'group-schools',
        'Schools',
        'Classes and their teachers, from March on.',
        '2026-01-19T11:40:00.000Z',
      ),
      group('group-press', 'Press', '', '2026-02-04T08:20:00.000Z'),
    ],
  },
};
