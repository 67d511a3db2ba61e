import {
  createCompany,
  createEventTemplate,
  createTag,
  deleteCompany,
  deleteEventTemplate,
  deleteTag,
  getWeather,
  listCompanies,
  listCountries,
  listEventTemplates,
  listTags,
  updateCompany,
  updateTag,
} from '../../src/contract';
import type { Company, CompanyDraft, OrganizerTag } from '../../src/contract';
import type { Clock } from '../../src/domain/clock';
import { countries } from '../../src/domain/countries';
import { compare, type Db } from '../db';
import { handle } from '../handle';
import type { StoredCompany, StoredTag } from '../records/directory';
import { changedAt, isSameName, optionalHttps } from '../rules/edits';
import { eventOf } from '../rules/events';
import { countryOf, malformed } from '../rules/fields';
import { freeNameOf } from '../rules/places';
import { stamp } from '../rules/stamp';
import { weatherAt } from '../rules/weather';

const contactsOf = (db: Db, accountId: string) => db.rows('contacts', accountId);

const countedTag = (db: Db, accountId: string, tag: StoredTag): OrganizerTag => ({
  ...tag,
  uses: contactsOf(db, accountId)
    .all()
    .filter(({ tags }) => tags.some((name) => isSameName(name, tag.name))).length,
});

/** Every contact who has the tag gets what `names` makes of it. */
function retag(db: Db, clock: Clock, accountId: string, tag: string, names: string[]): void {
  const contacts = contactsOf(db, accountId);
  for (const { id, tags, modified } of contacts.all())
    if (tags.some((name) => isSameName(name, tag)))
      contacts.change(id, {
        tags: [...new Set(tags.flatMap((name) => (isSameName(name, tag) ? names : [name])))],
        modified: changedAt(clock, modified),
      });
}

const contactsAt = (db: Db, accountId: string, company: string) =>
  contactsOf(db, accountId)
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

/** As `Intl` writes it. Refuses with 4000. */
function localeOf(locale: string): string {
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    throw malformed('locale', 'It is no BCP 47 tag.');
  }
}

const hour = 60 * 60_000;

export const directoryHandlers = [
  handle(listTags, ({ db, params: { accountId } }) => ({
    tags: db
      .rows('tags', accountId)
      .all()
      .sort((a, b) => compare(a.name, b.name))
      .map((tag) => countedTag(db, accountId, tag)),
  })),

  handle(createTag, ({ db, params: { accountId }, body }) => {
    const tags = db.rows('tags', accountId);
    const name = freeNameOf(tags.all(), body.name);
    const tag = tags.add({ id: db.nextId('tag'), name, color: body.color.toLowerCase() });
    return countedTag(db, accountId, tag);
  }),

  handle(updateTag, ({ db, clock, params: { accountId, tagId }, body }) => {
    const tags = db.rows('tags', accountId);
    const before = tags.get(tagId);
    const name = freeNameOf(tags.all(), body.name, tagId);
    if (name !== before.name) retag(db, clock, accountId, before.name, [name]);
    return countedTag(db, accountId, tags.change(tagId, { name, color: body.color.toLowerCase() }));
  }),

  handle(deleteTag, ({ db, clock, params: { accountId, tagId } }) => {
    const tags = db.rows('tags', accountId);
    retag(db, clock, accountId, tags.get(tagId).name, []);
    tags.remove(tagId);
    return null;
  }),

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
      ...{ created: now, modified: now },
    });
    return countedCompany(db, accountId, company);
  }),

  handle(updateCompany, ({ db, clock, params: { accountId, companyId }, body }) => {
    const companies = db.rows('companies', accountId);
    const before = companies.get(companyId);
    const changes = checkedCompany(db, accountId, body, companyId);
    if (changes.name !== before.name)
      for (const { id, modified } of contactsAt(db, accountId, before.name))
        contactsOf(db, accountId).change(id, {
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

  handle(listCountries, ({ query }) => ({
    countries: countries({ locale: localeOf(query.locale ?? 'en') }),
  })),

  handle(listEventTemplates, ({ db, params: { accountId } }) => ({
    templates: ['', accountId].flatMap((scope) =>
      db
        .rows('eventTemplates', scope)
        .all()
        .sort((a, b) => compare(a.name, b.name)),
    ),
  })),

  handle(createEventTemplate, ({ db, clock, params: { accountId }, body }) => {
    const event = eventOf(db, accountId, body.eventId);
    const templates = db.rows('eventTemplates', accountId);
    return templates.add({
      id: db.nextId('template'),
      name: freeNameOf([...db.rows('eventTemplates', '').all(), ...templates.all()], body.name),
      builtIn: false,
      hours: (Date.parse(event['end-date']) - Date.parse(event['start-date'])) / hour,
      'time-zone-id': event['time-zone-id'],
      ticketTypes: db.of(event.id).world.ticketTypes.map(({ name, price }) => ({ name, price })),
      created: stamp(clock),
    });
  }),

  handle(deleteEventTemplate, ({ db, params: { accountId, templateId }, fail }) => {
    if (db.rows('eventTemplates', '').find(templateId)) fail(4091, 'It is the platform’s own.');
    db.rows('eventTemplates', accountId).remove(templateId);
    return null;
  }),

  handle(getWeather, ({ db, clock, query }) => weatherAt(db, clock.now(), query.unit ?? 'C')),
];
