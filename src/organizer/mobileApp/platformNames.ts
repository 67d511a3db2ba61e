import type { MobilePlatform } from '../../contract';

/** Names of their own in every language. */
export const platformNames: Record<MobilePlatform, string> = { ios: 'iOS', android: 'Android' };
