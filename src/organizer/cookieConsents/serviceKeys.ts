import type { ConsentService } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What each service is called. */
export const serviceKeys: Readonly<Record<ConsentService, MessageKey>> = {
  ONETRUST: 'organizer.cookieConsents.service.ONETRUST',
  COOKIEBOT: 'organizer.cookieConsents.service.COOKIEBOT',
  CUSTOM: 'organizer.cookieConsents.service.CUSTOM',
};
