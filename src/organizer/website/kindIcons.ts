import type { SiteSectionKind } from '../../contract';
import type { OrganizerIconName } from '../kit/appearance';

export const kindIcons: Readonly<Record<SiteSectionKind, OrganizerIconName>> = {
  text: 'paragraph',
  image: 'image',
  tickets: 'ticket',
  agenda: 'calendar',
  speakers: 'users',
  partners: 'star',
  map: 'pin',
  html: 'words',
};
