import type { EventPartner, PartnerDraft, PartnerImport, PartnerLevel } from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { Refusal, type Db } from '../../db';
import { changedAt, isSameName, optionalEmail, optionalHttps, repeatedAt } from '../../rules/edits';
import { malformed, textOf } from '../../rules/fields';
import { readSheet } from '../../rules/sheet';

const levels: PartnerLevel[] = ['HEADLINE', 'GOLD', 'SILVER', 'SUPPORTER', 'MEDIA'];
const columns = [
  'name',
  'level',
  'description',
  'website',
  'logo',
  'contactName',
  'contactEmail',
  'booth',
] as const;

const partnersOf = (db: Db, eventId: string) => db.rows('partners', eventId);

export const partnerList = (db: Db, eventId: string) => ({
  partners: partnersOf(db, eventId).all(),
  revision: db.rows('partnerLists', eventId).find('list')?.revision ?? 0,
});

const listChanged = (db: Db, eventId: string) =>
  db.rows('partnerLists', eventId).put({ id: 'list', revision: partnerList(db, eventId).revision + 1 });

/** Writes one partner, over the one with its id. Refuses with 4000 and 4046. */
export function keepPartner(db: Db, clock: Clock, eventId: string, draft: PartnerDraft): EventPartner {
  const partner = checkedPartner(db, clock, eventId, draft, '');
  const twin = partnersOf(db, eventId)
    .all()
    .find(({ id, name }) => id !== partner.id && isSameName(name, partner.name));
  if (twin) throw malformed('name', 'Another partner has this name.');
  listChanged(db, eventId);
  return partnersOf(db, eventId).put(partner);
}

/** Writes the whole list; those left out are removed. Nothing changes when one of them is refused. */
export function keepPartners(
  db: Db,
  clock: Clock,
  eventId: string,
  drafts: PartnerDraft[],
  revision: number,
) {
  if (revision !== partnerList(db, eventId).revision)
    throw new Refusal(4090, 'Somebody else changed the list meanwhile.');
  const sameId = repeatedAt(drafts.map(({ id }, index) => id ?? `new ${index}`));
  if (sameId >= 0) throw malformed(`partners[${sameId}].id`, 'It is there twice.');
  const sameName = repeatedAt(drafts.map(({ name }) => name));
  if (sameName >= 0) throw malformed(`partners[${sameName}].name`, 'Another partner has this name.');
  const saved = drafts.map((draft, index) =>
    checkedPartner(db, clock, eventId, draft, `partners[${index}].`),
  );
  const rows = partnersOf(db, eventId);
  for (const { id } of rows.all()) rows.remove(id);
  for (const partner of saved) rows.add(partner);
  listChanged(db, eventId);
  return partnerList(db, eventId);
}

/** `at` is where the draft stands in the request. */
function checkedPartner(
  db: Db,
  clock: Clock,
  eventId: string,
  draft: PartnerDraft,
  at: string,
): EventPartner {
  const before = draft.id === undefined ? undefined : partnersOf(db, eventId).get(draft.id);
  const given = (member: 'description' | 'contactName' | 'booth') =>
    draft[member] === undefined ? (before?.[member] ?? '') : draft[member].trim();
  const { website = before?.website ?? '', logo = before?.logo ?? '' } = draft;
  const content = {
    name: textOf(`${at}name`, draft.name, 120),
    level: draft.level,
    description: given('description'),
    website: optionalHttps(`${at}website`, website),
    logo: optionalHttps(`${at}logo`, logo),
    contactName: given('contactName'),
    contactEmail: optionalEmail(`${at}contactEmail`, draft.contactEmail ?? before?.contactEmail ?? ''),
    booth: given('booth'),
    published: draft.published ?? before?.published ?? false,
  };
  if (!before) {
    const now = changedAt(clock);
    return { id: db.nextId('partner'), ...content, created: now, modified: now };
  }
  const isChanged = Object.entries(content).some(
    ([key, value]) => before[key as keyof EventPartner] !== value,
  );
  return { ...before, ...content, modified: isChanged ? changedAt(clock, before.modified) : before.modified };
}

/** One partner a line, the names of the columns first. */
export const partnerSheet = (db: Db, eventId: string): string[][] => [
  [...columns, 'published'],
  ...partnersOf(db, eventId)
    .all()
    .map((partner) => [...columns.map((column) => partner[column]), partner.published ? 'yes' : 'no']),
];

/** Adds and changes partners by name. A line that is wrong is left out. Refuses with 4000 what is no such sheet. */
export function importSheet(db: Db, clock: Clock, eventId: string, text: string): PartnerImport {
  const outcome: PartnerImport = { created: 0, updated: 0, refused: [] };
  for (const { line, cells } of readSheet(text, ['name', 'level']))
    try {
      const known = partnersOf(db, eventId)
        .all()
        .find(({ name }) => isSameName(name, cells['name'] ?? ''));
      keepPartner(db, clock, eventId, { ...draftOf(cells), ...(known ? { id: known.id } : {}) });
      outcome[known ? 'updated' : 'created'] += 1;
    } catch (error) {
      if (!(error instanceof Refusal) || !error.wrong) throw error;
      outcome.refused.push({ line, ...error.wrong });
    }
  return outcome;
}

function draftOf(cells: Record<string, string>): PartnerDraft {
  const level = levels.find((known) => isSameName(known, cells['level'] ?? ''));
  if (!level) throw malformed('level', `It is none of ${levels.join(', ')}.`);
  const { published } = cells;
  return {
    ...Object.fromEntries(
      columns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])),
    ),
    name: cells['name'] ?? '',
    level,
    ...(published === undefined ? {} : { published: /^(?:yes|true|1)$/i.test(published) }),
  };
}
