import { boolean, mixed, object, string, type ObjectSchema } from 'yup';
import type { ConsentService, CookieConsent, CookieConsentSettings } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import { isDomainName } from '../text/domainName';

/** A site's cookie consent as its form has it. */
export interface CookieConsentValues {
  domain: string;
  service: ConsentService;
  scriptUrl: string;
  /** '' for none. */
  siteId: string;
  enabled: boolean;
}

/** In the order they are offered. */
export const consentServices = [
  'ONETRUST',
  'COOKIEBOT',
  'CUSTOM',
] as const satisfies readonly ConsentService[];

export const newCookieConsent: CookieConsentValues = {
  domain: '',
  service: 'ONETRUST',
  scriptUrl: '',
  siteId: '',
  enabled: true,
};

export const cookieConsentValues = (consent: CookieConsent): CookieConsentValues => {
  const { domain, service, scriptUrl, siteId, enabled } = consent;
  return { domain, service, scriptUrl, siteId: siteId ?? '', enabled };
};

export const cookieConsentSettings = (values: CookieConsentValues): CookieConsentSettings => ({
  domain: values.domain.trim().toLowerCase(),
  service: values.service,
  scriptUrl: values.scriptUrl.trim(),
  siteId: values.siteId.trim() || null,
  enabled: values.enabled,
});

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

/** A site's cookie consent; `taken` are the domains of the account's other sites. Messages are i18n keys. */
export const cookieConsentSchema = (taken: readonly string[]): ObjectSchema<CookieConsentValues> =>
  object({
    domain: string()
      .default('')
      .defined()
      .test('domain', 'organizer.cookieConsents.error.domain', isDomainName)
      .test(
        'free',
        'organizer.cookieConsents.error.taken',
        (value) => !taken.includes(value.trim().toLowerCase()),
      ),
    service: mixed<ConsentService>().oneOf(consentServices).default('ONETRUST').defined(),
    scriptUrl: string().default('').defined().test('https', 'organizer.sharing.error.url', isHttps),
    siteId: string()
      .default('')
      .defined()
      .test(
        'there',
        'organizer.cookieConsents.error.siteId',
        (value, { parent }) => (parent as CookieConsentValues).service === 'CUSTOM' || value.trim() !== '',
      ),
    enabled: boolean().default(true).defined(),
  });
