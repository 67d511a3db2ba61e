import type { MobileCardKind } from '../../contract';
import type { OrganizerIconName } from '../kit/look';

/** What a card opens, at a glance. */
export const cardIcons: Record<MobileCardKind, OrganizerIconName> = {
  text: 'paragraph',
  link: 'globe',
  agenda: 'list',
  map: 'pin',
  partners: 'star',
};
