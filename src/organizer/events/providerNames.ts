import type { PixelProvider } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What advertisers are called. */
export const providerNames = {
  facebook: 'share.network.FACEBOOK',
  google: 'organizer.event.pixels.provider.google',
  linkedin: 'share.network.LINKEDIN',
  twitter: 'share.network.TWITTER',
} as const satisfies Record<PixelProvider, MessageKey>;
