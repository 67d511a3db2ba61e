// Text as `npm run format` leaves it, for what scripts write.
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const { singleQuote, printWidth } = JSON.parse(
  readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'),
);

/** @param {string} path says in which language the text is @param {string} text */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, { singleQuote, printWidth });
  if (errors.length > 0) throw new Error(`${path} can't be formatted: ${errors[0].message}`);
  return code;
}
