import {
  createCookieConsent,
  getCookieConsentScript,
  listCookieConsents,
  updateCookieConsent,
  type CookieConsent,
  type CookieConsentSettings,
} from '../../../src/contract';
import { compare, Refusal, type Db } from '../../db';
import { handle } from '../../handle';
import { consentScript } from './rules';
import { changedAt } from '../../rules/edits';
import { httpsOf, malformed } from '../../rules/fields';
import { stamp } from '../../rules/stamp';

export const cookieConsentsHandlers = [
  handle(createCookieConsent, ({ db, params: { accountId }, body, clock }) => {
    const settings = checked(db, accountId, body);
    const now = stamp(clock);
    const id = db.nextId('consent');
    return db
      .rows('cookieConsents', accountId)
      .add({ id, accountId, ...settings, createdDate: now, modifiedDate: now });
  }),

  handle(listCookieConsents, ({ db, params }) => byDomain(db, params.accountId)),

  handle(updateCookieConsent, ({ db, params: { accountId, consentId }, body, clock, fail }) => {
    const consents = db.rows('cookieConsents', accountId);
    const { modifiedDate } = consents.get(consentId);
    const settings = checked(db, accountId, body, consentId);
    if (body.modifiedDate !== undefined && body.modifiedDate !== modifiedDate) fail(4090);
    return consents.change(consentId, { ...settings, modifiedDate: changedAt(clock, modifiedDate) });
  }),

  handle(getCookieConsentScript, ({ db, params, query }) => {
    const domain = query.domain?.toLowerCase();
    const consent = byDomain(db, params.accountId).find(
      (each) => each.enabled && (domain === undefined || each.domain === domain),
    );
    return consent ? consentScript(consent) : '';
  }),
];

const byDomain = (db: Db, accountId: string): CookieConsent[] =>
  db
    .rows('cookieConsents', accountId)
    .all()
    .sort((a, b) => compare(a.domain, b.domain));

const hostName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The settings as they are saved. Refuses with 4000 and 4022. */
function checked(
  db: Db,
  accountId: string,
  body: CookieConsentSettings,
  ownId?: string,
): CookieConsentSettings {
  const domain = body.domain.trim().toLowerCase();
  if (!hostName.test(domain)) throw malformed('domain', 'It is no host name.');
  const scriptUrl = httpsOf('scriptUrl', body.scriptUrl);
  const siteId = body.siteId?.trim() || null;
  if (siteId === null && body.service !== 'CUSTOM')
    throw new Refusal(4022, `${body.service} needs the site's id.`);
  if (byDomain(db, accountId).some((each) => each.domain === domain && each.id !== ownId))
    throw new Refusal(4022, `${domain} has a cookie question already.`);
  return { domain, service: body.service, scriptUrl, siteId, enabled: body.enabled };
}
