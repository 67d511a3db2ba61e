import {
  createCookieConsent,
  getCookieConsentScript,
  listCookieConsents,
  updateCookieConsent,
} from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

const params = { accountId: '77' };

export const cookieConsentsExamples: Examples = {
  createCookieConsent: exampleOf(createCookieConsent, {
    params,
    body: {
      domain: 'press.northlight.example',
      service: 'COOKIEBOT',
      scriptUrl: 'https://consent.cookiebot.example/uc.js',
      siteId: '7721ab90-press',
      enabled: true,
    },
  }),
  listCookieConsents: exampleOf(listCookieConsents, { params }),
  updateCookieConsent: exampleOf(updateCookieConsent, {
    params: { accountId: '77', consentId: 'consent-archive' },
    body: {
      domain: 'archive.northlight.example',
      service: 'CUSTOM',
      scriptUrl: 'https://archive.northlight.example/ask.js',
      siteId: null,
      enabled: true,
    },
  }),
  getCookieConsentScript: exampleOf(getCookieConsentScript, {
    params,
    query: { domain: 'program.northlight.example' },
  }),
};
