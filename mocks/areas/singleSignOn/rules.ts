import type {
  LoginSettings,
  LoginSettingsInput,
  SsoConfig,
  SsoConfigChanges,
  SsoConfigInput,
  SsoMetadata,
} from '../../../src/contract';
import { Refusal, type Db } from '../../db';
import type { StoredLoginSettings, StoredSsoConfig } from './seed';
import { eventIdsOf } from '../account/rules/account';
import { httpsOf, malformed, textOf } from '../../rules/fields';
import { digestOf } from '../../db/hash';
import { without } from '../../rules/without';

/** A configuration without what is never answered. */
export const toConfigResponse = (config: StoredSsoConfig): SsoConfig => without(config, 'secretDigest');

type Settings = Omit<SsoConfigInput, 'clientSecret'> &
  Pick<StoredSsoConfig, 'hasClientSecret' | 'secretDigest'>;

/** The settings as they are saved. Refuses with 4000, and with 4022 for a name that is taken. */
export function checkedConfig(
  db: Db,
  accountId: string,
  body: SsoConfigInput | SsoConfigChanges,
  own?: StoredSsoConfig,
): Settings {
  const name = textOf('name', body.name);
  const isTaken = db
    .rows('ssoConfigs', accountId)
    .all()
    .some((each) => each.id !== own?.id && each.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new Refusal(4022, `There is a configuration named ${name} already.`);
  const secretDigest = body.clientSecret ? digestOf(body.clientSecret) : (own?.secretDigest ?? null);
  return {
    name,
    configType: body.configType,
    entityId: textOf('entityId', body.entityId, 1024),
    signInUrl: httpsOf('signInUrl', body.signInUrl),
    attributeNames: {
      email: textOf('attributeNames.email', body.attributeNames.email),
      firstName: textOf('attributeNames.firstName', body.attributeNames.firstName),
      lastName: textOf('attributeNames.lastName', body.attributeNames.lastName),
    },
    ...(body.certificate ? { certificate: derOf('certificate', body.certificate) } : {}),
    ...(body.clientId ? { clientId: textOf('clientId', body.clientId) } : {}),
    hasClientSecret: secretDigest !== null,
    secretDigest,
  };
}

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A certificate without the lines around it that PEM has. Refuses with 4000. */
function derOf(field: string, text: string): string {
  const compact = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  if (!base64.test(compact) || !atob(compact).startsWith('\x30'))
    throw malformed(field, 'It is no certificate.');
  return compact;
}

/** What is missing before people can sign in with it. */
export const isComplete = (config: Pick<SsoConfig, 'configType' | 'certificate' | 'clientId'>): boolean =>
  config.configType === 'SAML' ? config.certificate !== undefined : config.clientId !== undefined;

/** Events that lead people to the configuration. */
export const eventsWith = (db: Db, accountId: string, configId: string): StoredLoginSettings[] =>
  [...eventIdsOf(db, accountId)]
    .flatMap((eventId) => db.rows('loginSettings', eventId).all())
    .filter((settings) => settings.ssoConfigId === configId);

/** The event's settings, or those it has until some are saved. */
export function loginSettingsOf(db: Db, eventId: string): LoginSettings {
  const stored = db.rows('loginSettings', eventId).find(eventId);
  if (!stored)
    return {
      eventId,
      methods: ['EMAIL'],
      ssoConfigId: null,
      restrictLoginForNonTicketHolders: false,
      modifiedDate: null,
    };
  const { methods, ssoConfigId, restrictLoginForNonTicketHolders, modifiedDate } = stored;
  return { eventId, methods, ssoConfigId, restrictLoginForNonTicketHolders, modifiedDate };
}

/** Refuses with 4022. */
export function checkedLogin(db: Db, accountId: string, body: LoginSettingsInput): LoginSettingsInput {
  const { methods, restrictLoginForNonTicketHolders } = body;
  if (methods.length === 0) throw new Refusal(4022, 'Nobody could sign in: choose a method.');
  if (new Set(methods).size < methods.length) throw new Refusal(4022, 'A method is there twice.');
  if (!methods.includes('SSO')) return { methods, ssoConfigId: null, restrictLoginForNonTicketHolders };
  const config =
    body.ssoConfigId === null ? undefined : db.rows('ssoConfigs', accountId).find(body.ssoConfigId);
  if (config?.status !== 'ACTIVE') throw new Refusal(4022, 'SSO needs a configuration that is active.');
  return { methods, ssoConfigId: config.id, restrictLoginForNonTicketHolders };
}

const entityPattern = /<(?:\w+:)?EntityDescriptor\b[^>]*?\sentityID\s*=\s*"([^"]+)"/;
const rolePattern = /<(?:\w+:)?IDPSSODescriptor\b[\s\S]*?<\/(?:\w+:)?IDPSSODescriptor>/;
const servicePattern = /<(?:\w+:)?SingleSignOnService\b[^>]*?\sLocation\s*=\s*"([^"]+)"/;
const certificatePattern = /<(?:\w+:)?X509Certificate\b[^>]*>([^<]+)</;
/** The five names XML has of its own; documents that declare others are refused. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What SAML metadata say. Refuses with 4000. */
export function readMetadata(xml: string): SsoMetadata {
  // A document type may declare entities that read files and grow without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw malformed('', 'A document type is not allowed.');
  const [role = ''] = rolePattern.exec(xml) ?? [];
  const found = (pattern: RegExp, text: string) =>
    pattern.exec(text)?.[1]?.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole);
  const entityId = found(entityPattern, xml);
  const signInUrl = found(servicePattern, role);
  const certificate = found(certificatePattern, role);
  if (!entityId) throw malformed('EntityDescriptor', 'There is no entityID.');
  if (!signInUrl) throw malformed('SingleSignOnService', 'There is no Location.');
  if (!certificate) throw malformed('X509Certificate', 'There is none.');
  return {
    entityId,
    signInUrl: httpsOf('SingleSignOnService', signInUrl),
    certificate: derOf('X509Certificate', certificate),
  };
}
