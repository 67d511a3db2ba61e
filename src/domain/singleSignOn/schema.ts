import { mixed, object, string, type ObjectSchema } from 'yup';
import type { SsoAttributeNames, SsoConfigType } from '../../contract';
import { safeUrl } from '../links/safeUrl';
import { ssoConfigTypes, type SsoValues } from './values';

/** Characters; 002 §7 has none, these are the mock's. */
export const ssoLimits = { name: 200, entityId: 1_024, clientId: 200, attributeName: 200 } as const;

/** Of a file of metadata, in bytes: real ones have a few thousand. */
export const maxMetadataSize = 1_000_000;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Base64 of an ASN.1 sequence, with or without the lines around it that PEM has. */
function isCertificate(text: string): boolean {
  const compact = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  return base64.test(compact) && atob(compact).startsWith('\x30');
}

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

const filled = (key: string, max: number) =>
  string()
    .default('')
    .defined()
    .test('there', key, (value) => value.trim() !== '')
    .test('length', 'organizer.singleSignOn.error.tooLong', (value) => value.trim().length <= max);

const attributeName = filled('organizer.singleSignOn.error.attribute', ssoLimits.attributeName);

const attributeNames: ObjectSchema<SsoAttributeNames> = object({
  email: attributeName,
  firstName: attributeName,
  lastName: attributeName,
});

/** An identity provider; one that people sign in with stays complete. Messages are i18n keys. */
export const ssoSchema = (isActive: boolean): ObjectSchema<SsoValues> =>
  object({
    name: filled('organizer.tags.problem.nameRequired', ssoLimits.name),
    configType: mixed<SsoConfigType>().oneOf(ssoConfigTypes).default('SAML').defined(),
    entityId: filled('organizer.singleSignOn.error.entityId', ssoLimits.entityId),
    signInUrl: string().default('').defined().test('https', 'organizer.sharing.error.url', isHttps),
    certificate: string()
      .default('')
      .defined()
      .test(
        'needed',
        'organizer.singleSignOn.error.certificateNeeded',
        (value, { parent }) => !isActive || !isOf(parent, 'SAML') || value.trim() !== '',
      )
      .test(
        'certificate',
        'organizer.singleSignOn.error.certificate',
        (value, { parent }) => !isOf(parent, 'SAML') || value.trim() === '' || isCertificate(value),
      ),
    clientId: string()
      .default('')
      .defined()
      .test(
        'needed',
        'organizer.singleSignOn.error.clientIdNeeded',
        (value, { parent }) => !isActive || !isOf(parent, 'OPEN_ID') || value.trim() !== '',
      )
      .test(
        'length',
        'organizer.singleSignOn.error.tooLong',
        (value) => value.trim().length <= ssoLimits.clientId,
      ),
    clientSecret: string().default('').defined(),
    attributeNames,
  });

const isOf = (values: unknown, type: SsoConfigType) => (values as SsoValues).configType === type;
