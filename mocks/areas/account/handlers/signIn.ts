import {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getWebLogin,
  pickTransferredToken,
  saveServiceToken,
  verifyCertificate,
  type CertificateCheck,
  type CertificateProof,
  type NewPerson,
} from '../../../../src/contract';
import type { Db } from '../../../db';
import { Refusal } from '../../../db/refusal';
import { handle } from '../../../handle';
import type { StoredServiceToken } from '../seed/signIn';
import { countryOf, emailOf, httpsOf, malformed, textOf } from '../../../rules/fields';
import { newAccount } from '../rules/newAccount';
import {
  currentPerson,
  digestOf,
  passwordDigest,
  personByEmail,
  toPersonResponse,
  signIn,
  signOut,
} from '../rules/people';
import { readProviderHeader, type ProviderHeader } from '../rules/providerHeader';

const minute = 60_000;
const webLoginLasts = 60 * minute;
const transferLasts = minute;
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
const services = ['linkedin', 'eventbrite', 'facebook', 'twitter', 'stripe'] as const;

export const signInHandlers = [
  handle(saveServiceToken, ({ db, body, clock, fail }) => {
    const person = currentPerson(db);
    const rows = db.rows('serviceTokens', '');
    const userId = textOf('userId', body.userId);
    const id = `${body.provider}:${userId}`;
    const known = rows.find(id);
    if (known && known.personId !== person.id) fail(4022, 'Another person signs in with this.');
    for (const row of rows.all())
      if (row.personId === person.id && row.provider === body.provider) rows.remove(row.id);
    const { provider, connectedDate } = rows.add({
      id,
      personId: person.id,
      provider: body.provider,
      userId,
      key: textOf('key', body.key, 2000),
      secretDigest: digestOf(textOf('secret', body.secret, 2000)),
      refreshTokenDigest: body.refreshToken ? digestOf(body.refreshToken) : null,
      connectedDate: instant(clock.now()),
    });
    return { provider, userId, connectedDate };
  }),

  handle(createAccessToken, ({ db, headers, fail }) => {
    const header = readProviderHeader(headers.get('Authorization'));
    const known = header && serviceTokenFor(db, header);
    const person = known && db.rows('people', '').find(known.personId);
    return person ? signIn(db, person) : fail(4001, 'Nobody is known by this.');
  }),

  handle(deleteAccessToken, ({ db }) => {
    signOut(db);
    return null;
  }),

  handle(createPerson, ({ db, body, query, headers, clock, fail }) => {
    const service = readProviderHeader(headers.get('Authorization'));
    if (headers.has('Authorization') && !service) fail(4001, 'The Authorization header is none.');
    if (!service && body.password === undefined) fail(4022, 'Choose a password.');
    const digest = body.password === undefined ? null : passwordDigest(db, body.password);
    const profile = checkedProfile(body);
    if (personByEmail(db, profile['primary-email'])) fail(4022, 'Somebody has this address already.');
    const now = instant(clock.now());
    const id = db.nextId('person');
    if (service) connect(db, id, service, now);
    const account = query.organizer
      ? db.rows('accounts', '').add(newAccount(db, profile, clock.now()))
      : null;
    if (account)
      db.rows('members', account.id).add({
        id: db.nextId('member'),
        email: profile['primary-email'],
        role: 'OWNER',
        eventIds: null,
        firstName: profile['first-name'],
        lastName: profile['last-name'],
        joined: now,
      });
    const person = db.rows('people', '').add({
      ...profile,
      id,
      accountId: account?.id ?? null,
      role: account ? 'owner' : 'member',
      verified: false,
      verifiedDate: null,
      createdDate: now,
      passwordDigest: digest,
    });
    return toPersonResponse(person);
  }),

  handle(dropTransferredToken, ({ db, body, clock, fail }) => {
    if (!db.rows('accessTokens', '').find(body.token)) fail(4001, 'The token does not work.');
    const expires = instant(clock.now() + transferLasts);
    const { token, preview } = body;
    db.keepSession();
    db.rows('transferredTokens', '').put({ id: db.visitor, token, preview, expires });
    return null;
  }),

  handle(pickTransferredToken, ({ db, clock, fail }) => {
    const dropped = db.rows('transferredTokens', '');
    const { token, preview, expires } = dropped.get(db.visitor);
    dropped.remove(db.visitor);
    if (Date.parse(expires) <= clock.now()) fail(4046, 'It was picked up too late.');
    const { personId } = db.rows('accessTokens', '').get(token);
    signIn(db, db.rows('people', '').get(personId), token);
    return { token, preview };
  }),

  handle(createWebLoginToken, ({ db, body, clock, fail }) => {
    const found = personByEmail(db, body.user);
    const person = found && db.passwords.matches(body.password, found.passwordDigest ?? '') && found;
    if (!person) return fail(4001, 'The address and the password don’t go together.');
    const token = signIn(db, person);
    const id = db.token(db.nextId('web-login'), 40);
    const expires = instant(clock.now() + webLoginLasts);
    db.rows('webLogins', '').add({ id, token, personId: person.id, expires });
    return { token: id };
  }),

  handle(getWebLogin, ({ db, query, clock, fail }) => {
    const { token, personId, expires } = db.rows('webLogins', '').get(query.webLoginToken);
    if (Date.parse(expires) <= clock.now()) fail(4046, 'It has expired.');
    const person = db.rows('people', '').get(personId);
    signIn(db, person, token);
    return { token, personId, accountId: person.accountId, expires };
  }),

  handle(verifyCertificate, ({ db, body, clock }) => check(db, body, clock.now())),
];

/** The connected service that the header proves. */
function serviceTokenFor(db: Db, header: ProviderHeader): StoredServiceToken | undefined {
  const proves = (row: StoredServiceToken) =>
    header.memberId === undefined
      ? row.key === header.key && row.secretDigest === digestOf(header.secret ?? '')
      : row.userId === header.memberId;
  return db
    .rows('serviceTokens', '')
    .all()
    .find((row) => row.provider === header.provider && proves(row));
}

/** Connects the service of a sign-up. Refuses with 4000 and 4022. */
function connect(db: Db, personId: string, header: ProviderHeader, now: string): void {
  const provider = services.find((service) => service === header.provider);
  if (!provider) throw malformed('Authorization', 'There is no such service.');
  // Not the key itself: who knows that much is not yet the person.
  const userId = header.memberId ?? digestOf(`id ${header.key ?? ''}`);
  const id = `${provider}:${userId}`;
  if (db.rows('serviceTokens', '').find(id) ?? serviceTokenFor(db, header))
    throw new Refusal(4022, 'Somebody signs in with this already.');
  db.rows('serviceTokens', '').add({
    id,
    personId,
    provider,
    userId,
    key: header.key ?? '',
    secretDigest: digestOf(header.secret ?? ''),
    refreshTokenDigest: null,
    connectedDate: now,
  });
}

/** Refuses with 4000. */
const checkedProfile = (body: NewPerson) => ({
  'first-name': textOf('first-name', body['first-name']),
  'last-name': textOf('last-name', body['last-name']),
  'primary-email': emailOf('primary-email', body['primary-email']),
  ...(body.company ? { company: textOf('company', body.company) } : {}),
  ...(body.country ? { country: countryOf('country', body.country) } : {}),
  ...(body['photo-url'] ? { 'photo-url': httpsOf('photo-url', body['photo-url']) } : {}),
});

function check(db: Db, { cert, cred }: CertificateProof, now: number): CertificateCheck {
  const known = db.rows('certificates', '').find(certificateOf(cert));
  if (known?.passwordDigest !== digestOf(cred)) {
    const reason = known ? 'wrongPassword' : 'unknown';
    return { valid: false, reason, subject: null, notAfter: null };
  }
  const { subject, notAfter } = known;
  const valid = Date.parse(notAfter) > now;
  return { valid, reason: valid ? null : 'expired', subject, notAfter };
}

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Base64 of what begins as every certificate file does: with an ASN.1 sequence. Refuses with 4000. */
function certificateOf(cert: string): string {
  const compact = cert.replace(/\s+/g, '');
  if (!base64.test(compact) || !atob(compact).startsWith('\x30'))
    throw malformed('cert', 'It is no PKCS#12 file in base64.');
  return compact;
}
