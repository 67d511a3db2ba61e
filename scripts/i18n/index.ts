// npm run i18n                          what is wrong with the texts, a line per locale; fails when anything is
// npm run i18n cs                       the same for one locale, every finding
// npm run i18n export -- --format transifex|xliff --locale cs [--out file]
// npm run i18n import -- --format transifex|xliff --locale cs --file translated.json
import { checkFiles, checkRest } from './gate';
import { runExport, runImport } from './transfer';
import { detailsOf, tableOf } from './table';

/** Lines of each kind that the table of all locales is followed by. */
const few = 5;

function gate(only: readonly string[]): boolean {
  const isOne = only.length > 0;
  const rows = checkFiles(isOne ? only : undefined);
  const rest = isOne ? [] : checkRest();
  console.log(tableOf(rows));
  for (const row of rows) for (const line of detailsOf(row, isOne ? Infinity : few)) console.log(line);
  for (const line of rest) console.log(`keys · ${line}`);
  const count = rows.reduce((sum, { findings }) => sum + findings.length, rest.length);
  const absent = only.filter((locale) => !rows.some((row) => row.locale === locale));
  for (const locale of absent) console.log(`There is no src/i18n/locales/${locale}.json.`);
  console.log(count === 0 ? 'The texts are complete.' : `${count} to put right.`);
  return count + absent.length === 0;
}

const [command, ...others] = process.argv.slice(2);
try {
  if (command === 'export') await runExport(others);
  else if (command === 'import') await runImport(others);
  else if (!gate(process.argv.slice(2))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
