import type { AssetContextType, SessionAssetState, SessionAssetType } from '../../contract';
import type { MessageKey } from '../../i18n';
import type { OrganizerIconName } from '../kit/appearance/organizerIcons';
import type { TagProps } from '../../themed/kit/Tag';

/** What each type of asset is called, and drawn as. */
export const typeKeys: Readonly<Record<SessionAssetType, { label: MessageKey; icon: OrganizerIconName }>> = {
  VIDEO: { label: 'organizer.resources.kind.VIDEO', icon: 'desktop' },
  AUDIO: { label: 'organizer.sessionMedia.type.AUDIO', icon: 'megaphone' },
  DOCUMENT: { label: 'organizer.sessionMedia.type.DOCUMENT', icon: 'file' },
};

/** What an asset is to its session. */
export const contextKeys: Readonly<Record<AssetContextType, MessageKey>> = {
  RECORDING: 'organizer.sessionMedia.context.RECORDING',
  PREROLL: 'organizer.sessionMedia.context.PREROLL',
  STREAM: 'organizer.sessionMedia.context.STREAM',
  MATERIAL: 'organizer.sessionMedia.context.MATERIAL',
};

/** How far an asset is, in a word and in color. */
export const stateKeys: Readonly<Record<SessionAssetState, { label: MessageKey; tone: TagProps['tone'] }>> = {
  PROCESSING: { label: 'organizer.sessionMedia.state.PROCESSING', tone: 'outline' },
  SCHEDULED: { label: 'organizer.emails.status.SCHEDULED', tone: 'outline' },
  READY: { label: 'organizer.sessionMedia.state.READY', tone: 'positive' },
  CANCELLED: { label: 'organizer.agenda.status.CANCELLED', tone: 'neutral' },
};
