import type { EffectiveEmailDomain } from '../../contract';
import type { MessageKey } from '../../i18n';

/** Where a sender was said, in a word or two. */
export const levelKeys: Readonly<Record<EffectiveEmailDomain['level'], MessageKey>> = {
  Event: 'organizer.webhooks.ofEvent',
  Account: 'organizer.emailDomains.level.Account',
  Platform: 'organizer.emailDomains.level.Platform',
};
