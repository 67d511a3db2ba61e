import type { PixelProvider } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What advertisers are called. */
export const providerNames = {
  facebook: 'sharing.network.FACEBOOK',
  google: 'organizer.events.event.pixels.provider.google',
  linkedin: 'sharing.network.LINKEDIN',
  twitter: 'sharing.network.TWITTER',
} as const satisfies Record<PixelProvider, MessageKey>;
