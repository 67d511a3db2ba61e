import type { LoginSettingsInput, Instant, SsoConfig } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** A configuration, and a digest of the secret that is never answered. */
export interface StoredSsoConfig extends SsoConfig {
  secretDigest: string | null;
}

/** `id` is the event's. */
export interface StoredLoginSettings extends LoginSettingsInput {
  id: string;
  accountId: string;
  modifiedDate: Instant;
}

/** Tables of this area, by name. */
export interface SingleSignOnTables {
  /** Scope: the account. */
  ssoConfigs: StoredSsoConfig;
  /** Scope: the event; one row. */
  loginSettings: StoredLoginSettings;
}

const attributeNames = { email: 'email', firstName: 'given_name', lastName: 'family_name' };
const samlNames = { email: 'mail', firstName: 'givenName', lastName: 'sn' };
/** Stands for a signing certificate; only its form is looked at. */
const certificate = 'MIIBszCCAVmgAwIBAgIUTm9ydGhsaWdodCBpZGVudGl0eQ==';

type Rest = Omit<StoredSsoConfig, 'accountId' | 'attributeNames' | 'hasClientSecret' | 'secretDigest'>;

const saml = (config: Rest): StoredSsoConfig => ({
  ...config,
  accountId: '77',
  attributeNames: samlNames,
  hasClientSecret: false,
  secretDigest: null,
});

const openId = (config: Rest, secretDigest: string | null): StoredSsoConfig => ({
  ...config,
  accountId: '77',
  attributeNames,
  hasClientSecret: secretDigest !== null,
  secretDigest,
});

export const singleSignOnRecords: RecordsOf<SingleSignOnTables> = {
  ssoConfigs: {
    '77': [
      saml({
        id: 'sso-harbour-trust',
        name: 'Harbour Trust staff',
        configType: 'SAML',
        status: 'ACTIVE',
        entityId: 'https://identity.harbourtrust.example/saml',
        signInUrl: 'https://identity.harbourtrust.example/saml/sign-in',
        certificate,
        createdDate: '2025-10-14T10:30:00-04:00',
        modifiedDate: '2025-12-01T08:55:00-05:00',
      }),
      saml({
        id: 'sso-city-of-providence',
        name: 'City of Providence',
        configType: 'SAML',
        status: 'DISABLED',
        entityId: 'https://login.providence.example',
        signInUrl: 'https://login.providence.example/sso',
        certificate,
        createdDate: '2025-10-20T14:12:00-04:00',
        modifiedDate: '2025-12-01T08:55:00-05:00',
      }),
      saml({
        id: 'sso-kolonn',
        name: 'Kolonn',
        configType: 'SAML',
        status: 'DRAFT',
        entityId: 'https://id.kolonn.example/metadata',
        signInUrl: 'https://id.kolonn.example/sign-in',
        createdDate: '2026-02-04T09:41:00-05:00',
        modifiedDate: '2026-02-04T09:41:00-05:00',
      }),
      openId(
        {
          id: 'sso-openwork',
          name: 'Openwork members',
          configType: 'OPEN_ID',
          status: 'DRAFT',
          entityId: 'https://accounts.openwork.example',
          signInUrl: 'https://accounts.openwork.example/authorize',
          clientId: 'northlight-2026',
          createdDate: '2026-01-12T11:00:00-05:00',
          modifiedDate: '2026-01-30T17:25:00-05:00',
        },
        'keptelsewhere',
      ),
    ],
  },
  loginSettings: {
    '1001': [
      {
        id: '1001',
        accountId: '77',
        methods: ['EMAIL', 'LINKEDIN', 'SSO'],
        ssoConfigId: 'sso-harbour-trust',
        restrictLoginForNonTicketHolders: false,
        modifiedDate: '2025-12-01T09:02:00-05:00',
      },
    ],
  },
};
