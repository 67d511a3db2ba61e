import type { MobileCardKind } from '../../contract';
import type { OrganizerIconName } from '../kit/appearance';

/** What a card opens, at a glance. */
export const cardIcons: Record<MobileCardKind, OrganizerIconName> = {
  text: 'paragraph',
  link: 'globe',
  agenda: 'list',
  map: 'pin',
  partners: 'star',
};
