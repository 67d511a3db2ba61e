import type { ContactImport, Instant, NewContact } from '../../../../src/contract';
import { Refusal, type Db } from '../../../db';
import { addContact, detailsOf } from './contacts';
import { malformed } from '../../../rules/fields';
import { readSheet } from '../../../rules/sheet';

const needed = ['email', 'firstName', 'lastName'] as const;
const most = 5000;

/** Adds and changes contacts by address. Lines that are wrong are left out. Refuses with 4000 and 4022. */
export function importText(db: Db, accountId: string, text: string, now: Instant): ContactImport {
  const lines = readSheet(text, needed);
  if (lines.length === 0) throw new Refusal(4022, 'The file has no rows.');
  if (lines.length > most) throw new Refusal(4022, `The file has more than ${most} rows.`);
  const outcome: ContactImport = { created: 0, updated: 0, errors: [] };
  const contacts = db.rows('contacts', accountId);
  const ids = new Map(contacts.all().map(({ id, email }) => [email.toLowerCase(), id]));
  const seen = new Set<string>();
  for (const { line, cells } of lines)
    try {
      const details = detailsOf(contactIn(cells));
      const email = details.email.toLowerCase();
      if (seen.has(email)) throw malformed('email', 'It is in the file twice.');
      seen.add(email);
      const id = ids.get(email);
      if (id !== undefined) {
        // An empty cell says nothing of what was known before.
        const said = Object.entries(details).filter(([, value]) => value !== null && value.length > 0);
        contacts.change(id, { ...Object.fromEntries(said), modified: now });
        outcome.updated += 1;
      } else {
        addContact(db, accountId, details, { source: 'IMPORT', created: now });
        outcome.created += 1;
      }
    } catch (error) {
      if (!(error instanceof Refusal) || !error.wrong) throw error;
      outcome.errors.push({ row: line, ...error.wrong });
    }
  return outcome;
}

function contactIn(cells: Readonly<Record<string, string>>): NewContact {
  const { email = '', firstName = '', lastName = '', company = '', jobTitle = '', countryCode, tags } = cells;
  return {
    email,
    firstName,
    lastName,
    company,
    jobTitle,
    ...(countryCode ? { countryCode: countryCode.toUpperCase() } : {}),
    tags: (tags ?? '')
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}
