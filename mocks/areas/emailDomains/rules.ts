import type { EffectiveEmailDomain, EmailDomainRecord, EmailDomainTest } from '../../../src/contract';
import type { Db } from '../../db';
import { malformed } from '../../rules/fields';

const platform: EffectiveEmailDomain = {
  fromEmail: 'no-reply@platform.example',
  fromName: 'Boxoffice',
  level: 'Platform',
};

/** Whose event it is. */
export const accountOf = (db: Db, eventId: string): string =>
  db.scopes('events').find((accountId) => db.rows('events', accountId).find(eventId)) ??
  db.world.event['account-id'];

/** Whom the emails of an account come from, where an event says nothing else. */
export function accountSender(db: Db, accountId: string): EffectiveEmailDomain {
  const own = db.rows('accountEmailSenders', accountId).find(accountId);
  return own ? { fromEmail: own.fromEmail, fromName: own.fromName, level: 'Account' } : platform;
}

/** Whom the emails of an event come from. */
export function eventSender(db: Db, eventId: string): EffectiveEmailDomain {
  const own = db.rows('eventEmailSenders', eventId).find(eventId);
  return own
    ? { fromEmail: own.fromEmail, fromName: own.fromName, level: 'Event' }
    : accountSender(db, accountOf(db, eventId));
}

/** Takes a sender back, if there is one. */
export function dropSender(db: Db, table: 'eventEmailSenders' | 'accountEmailSenders', id: string): void {
  const senders = db.rows(table, id);
  if (senders.find(id)) senders.remove(id);
}

const domainName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Reads the name server. Refuses with 4000 what is no domain name. */
export function testDomain(db: Db, name: string): EmailDomainTest {
  const domain = name.trim().toLowerCase().replace(/\.$/, '');
  if (!domainName.test(domain)) throw malformed('domain', 'It is no domain name.');
  const entry = (
    kind: EmailDomainRecord['kind'],
    at: string,
    expected: string,
    passes: (found: string) => boolean,
  ): EmailDomainRecord => {
    const found = db.rows('nameRecords', '').find(at)?.text ?? null;
    return { kind, name: at, expected, found, passed: found !== null && passes(found) };
  };
  const records = [
    entry('SPF', domain, 'v=spf1 include:mail.platform.example ~all', (found) =>
      /^v=spf1 (.* )?include:mail\.platform\.example( |$)/.test(found),
    ),
    entry('DKIM', `boxoffice._domainkey.${domain}`, dkim, (found) => found === dkim),
    entry('DMARC', `_dmarc.${domain}`, 'v=DMARC1; p=none', (found) => found.startsWith('v=DMARC1;')),
  ];
  return { domain, passed: records.every(({ passed }) => passed), records };
}

const dkim = 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GN';
