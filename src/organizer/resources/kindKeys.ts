import type { ResourceKind } from '../../contract';
import type { MessageKey } from '../../i18n';
import type { OrganizerIconName } from '../kit/appearance/organizerIcons';

/** What each kind of resource is called, and drawn as. */
export const kindKeys: Readonly<Record<ResourceKind, { label: MessageKey; icon: OrganizerIconName }>> = {
  LINK: { label: 'organizer.kit.form.text.link', icon: 'globe' },
  FILE: { label: 'organizer.registrationForm.type.file', icon: 'file' },
  VIDEO: { label: 'organizer.resources.kind.VIDEO', icon: 'desktop' },
};
