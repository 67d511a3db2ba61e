import { ValidationError } from 'yup';
import type { Message } from '../text/message';
import { namedIn, type CheckedRow, type ImportColumn, type SheetLine } from '../table/fileImport';
import { contactLimits, contactSchema, newContact } from './form';

/** What is read from a file of contacts, by the names the backend reads. 002 §7 import. */
export const contactColumns = [
  {
    id: 'email',
    label: 'organizer.orders.order.email',
    isRequired: true,
    aliases: ['e-mail', 'email address', 'mail'],
  },
  {
    id: 'firstName',
    label: 'organizer.orders.order.firstName',
    isRequired: true,
    aliases: ['given name', 'forename'],
  },
  {
    id: 'lastName',
    label: 'organizer.orders.order.lastName',
    isRequired: true,
    aliases: ['family name', 'surname'],
  },
  { id: 'company', label: 'registration.company', aliases: ['organization', 'organisation', 'employer'] },
  { id: 'jobTitle', label: 'organizer.speakers.jobTitle', aliases: ['title', 'position', 'role'] },
  { id: 'countryCode', label: 'organizer.companies.country', aliases: ['country'] },
  { id: 'tags', label: 'organizer.tags.title', aliases: ['labels', 'groups'] },
] as const satisfies readonly ImportColumn[];
type ContactColumn = (typeof contactColumns)[number]['id'];

/** One call takes 5,000 rows; fewer show how far it is. 002 §7 import. */
export const contactBatch = 500;

/** The cells of a contact as the backend reads them: of the columns that the file has. */
export type ContactCells = Readonly<Partial<Record<ContactColumn, string>>>;

const problem = (key: string): Message => ({ key: `organizer.contacts.import.${key}` });

/**
 * Checks the lines of a file before it is sent. A country goes by its code or its name in `countries`; of two rows with one address the
 * second is wrong, also where they would be sent in two portions.
 */
export function contactRows(
  lines: readonly SheetLine[],
  countries: readonly { code: string; name: string }[],
): CheckedRow<ContactCells>[] {
  const named = countries.map(({ code, name }) => ({ id: code, name }));
  const seen = new Set<string>();
  return lines.map(({ line, cells }) => {
    const wrong = problemIn(cells);
    if (wrong) return { line, ...wrong };
    const { email = '', countryCode = '', tags } = cells;
    const address = email.trim().toLowerCase();
    if (seen.has(address)) return { line, field: 'email', message: problem('twice') };
    seen.add(address);
    const country = countryCode === '' ? undefined : namedIn(named, countryCode);
    if (typeof country === 'string') return { line, field: 'countryCode', message: problem('country') };
    if (tags?.split(';').some((tag) => tag.trim().length > contactLimits.tag))
      return { line, field: 'tags', message: { key: 'organizer.tags.problem.nameTooLong' } };
    return { line, row: { ...cells, ...(country && { countryCode: country.id }) } };
  });
}

function problemIn(cells: SheetLine['cells']) {
  const { email = '', firstName = '', lastName = '', company = '', jobTitle = '' } = cells;
  try {
    contactSchema.validateSync({ ...newContact, email, firstName, lastName, company, jobTitle });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { field: error.path ?? null, message: { key: error.message } };
  }
}
