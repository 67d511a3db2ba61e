import { ValidationError } from 'yup';
import type { PartnerLevel } from '../../contract';
import { namedIn, type CheckedRow, type ImportColumn, type SheetLine } from '../table/fileImport';
import { partnerSchema } from './schema';
import { newPartner } from './values';

const own = <Name extends string>(name: Name) => `organizer.partners.${name}` as const;

/** What is read from a file of partners, by the names an exported one has. 002 §7 Partners. */
export const partnerColumns = [
  { id: 'name', label: own('name'), isRequired: true, aliases: ['partner', 'sponsor', 'company'] },
  {
    id: 'level',
    label: own('level'),
    isRequired: true,
    aliases: ['type', 'tier', 'package', 'partner level'],
  },
  { id: 'description', label: own('description'), aliases: ['about'] },
  { id: 'website', label: own('website'), aliases: ['url', 'web', 'homepage', 'link'] },
  { id: 'logo', label: own('logo'), aliases: ['logo url', 'image'] },
  { id: 'contactName', label: own('contactName'), aliases: ['contact', 'contact person'] },
  { id: 'contactEmail', label: own('contactEmail'), aliases: ['email', 'e-mail'] },
  { id: 'booth', label: own('booth'), aliases: ['stand', 'booth number'] },
  { id: 'published', label: own('published'), aliases: ['public', 'visible'] },
] as const satisfies readonly ImportColumn[];
type PartnerColumn = (typeof partnerColumns)[number]['id'];

/** One call has no limit of rows but 100 s; fewer show how far it is. 002 §9. */
export const partnerBatch = 200;

/** The cells of a partner as the backend reads them: of the columns that the file has. What it has not stays as it was. */
export type PartnerCells = Readonly<Partial<Record<PartnerColumn, string>>>;

/** Checks the lines of a file before it is sent. `levels` by the names the organizer knows them by. */
export const partnerRows = (
  lines: readonly SheetLine[],
  levels: readonly { id: PartnerLevel; name: string }[],
): CheckedRow<PartnerCells>[] =>
  lines.map(({ line, cells }) => {
    const level = namedIn(levels, cells['level'] ?? '');
    const problem = problemIn(cells);
    if (problem?.field === 'name') return { line, ...problem };
    if (typeof level === 'string') return { line, field: 'level', message: { key: own('import.level') } };
    return problem ? { line, ...problem } : { line, row: { ...cells, level: level.id } };
  });

function problemIn(cells: SheetLine['cells']) {
  try {
    const { published = '', ...texts } = cells;
    partnerSchema([]).validateSync({ ...newPartner, ...texts, level: newPartner.level });
    return isAnswer.test(published)
      ? null
      : { field: 'published', message: { key: own('import.published') } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { field: error.path ?? null, message: { key: error.message } };
  }
}

/** What the backend takes for yes, and what nobody means yes by. */
const isAnswer = /^(?:yes|true|1|no|false|0|)$/i;
