import type { CookieConsent } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. */
export interface CookieConsentsTables {
  /** Scope: the account. */
  cookieConsents: CookieConsent;
}

export const cookieConsentsRecords: RecordsOf<CookieConsentsTables> = {
  cookieConsents: {
    '77': [
      {
        id: 'consent-main',
        accountId: '77',
        domain: 'northlight.example',
        service: 'ONETRUST',
        scriptUrl: 'https://consent.onetrust.example/scripttemplates/otSDKStub.js',
        siteId: '0b7f6a2c-northlight',
        enabled: true,
        createdDate: '2025-10-02T15:20:00-04:00',
        modifiedDate: '2025-11-18T09:05:00-05:00',
      },
      {
        id: 'consent-program',
        accountId: '77',
        domain: 'program.northlight.example',
        service: 'COOKIEBOT',
        scriptUrl: 'https://consent.cookiebot.example/uc.js',
        siteId: 'c4d81e90-program',
        enabled: true,
        createdDate: '2025-11-18T09:14:00-05:00',
        modifiedDate: '2025-11-18T09:14:00-05:00',
      },
      {
        id: 'consent-archive',
        accountId: '77',
        domain: 'archive.northlight.example',
        service: 'CUSTOM',
        scriptUrl: 'https://archive.northlight.example/ask.js',
        siteId: null,
        enabled: false,
        createdDate: '2026-01-07T13:48:00-05:00',
        modifiedDate: '2026-01-22T10:00:00-05:00',
      },
    ],
  },
};
