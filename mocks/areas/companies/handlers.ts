import { createCompany, deleteCompany, listCompanies, updateCompany } from '../../../src/contract';
import type { Company, CompanyDraft } from '../../../src/contract';
import { compare, type Db } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import type { StoredCompany } from './seed';
import { changedAt, isSameName, optionalHttps } from '../../rules/edits';
import { countryOf } from '../../rules/fields';
import { freeNameOf } from '../../rules/requestedEvent';
import { stamp } from '../../rules/stamp';

const contactsAt = (db: Db, accountId: string, company: string) =>
  db
    .rows('contacts', accountId)
    .all()
    .filter((contact) => isSameName(contact.company, company));

const countedCompany = (db: Db, accountId: string, company: StoredCompany): Company => ({
  ...company,
  contacts: contactsAt(db, accountId, company.name).length,
});

const checkedCompany = (db: Db, accountId: string, draft: CompanyDraft, own?: string): CompanyDraft => ({
  name: freeNameOf(db.rows('companies', accountId).all(), draft.name, own),
  website: optionalHttps('website', draft.website),
  countryCode: draft.countryCode === null ? null : countryOf('countryCode', draft.countryCode),
});

export const companiesHandlers: BoundHandler[] = [
  handle(listCompanies, ({ db, params: { accountId }, query }) => {
    const wanted = query.search?.trim().toLowerCase() ?? '';
    return {
      companies: db
        .rows('companies', accountId)
        .all()
        .filter(({ name, website }) => `${name}\n${website}`.toLowerCase().includes(wanted))
        .sort((a, b) => compare(a.name, b.name))
        .map((company) => countedCompany(db, accountId, company)),
    };
  }),

  handle(createCompany, ({ db, clock, params: { accountId }, body }) => {
    const now = stamp(clock);
    const company = db.rows('companies', accountId).add({
      id: db.nextId('company'),
      ...checkedCompany(db, accountId, body),
      created: now,
      modified: now,
    });
    return countedCompany(db, accountId, company);
  }),

  handle(updateCompany, ({ db, clock, params: { accountId, companyId }, body }) => {
    const companies = db.rows('companies', accountId);
    const before = companies.get(companyId);
    const changes = checkedCompany(db, accountId, body, companyId);
    if (changes.name !== before.name)
      for (const { id, modified } of contactsAt(db, accountId, before.name))
        db.rows('contacts', accountId).change(id, {
          company: changes.name,
          modified: changedAt(clock, modified),
        });
    return countedCompany(
      db,
      accountId,
      companies.change(companyId, { ...changes, modified: changedAt(clock, before.modified) }),
    );
  }),

  handle(deleteCompany, ({ db, params: { accountId, companyId }, fail }) => {
    const companies = db.rows('companies', accountId);
    if (contactsAt(db, accountId, companies.get(companyId).name).length > 0) fail(4091, 'It has contacts.');
    companies.remove(companyId);
    return null;
  }),
];
