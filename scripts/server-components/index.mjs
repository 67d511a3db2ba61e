// Can a server component import what is built? Every entry, as a framework would:
//   node --conditions=react-server scripts/server-components/index.mjs
import { register } from 'node:module';
import { entries } from '../entries.mjs';

register('./hooks.mjs', import.meta.url);

/** Draws by react-dom/server, which React keeps out of server components (docs/server-rendering.md). */
const refused = 'boxoffice/server';

const problems = [];
for (const { specifier } of entries) {
  const error = await import(specifier).then(
    () => undefined,
    (reason) => reason,
  );
  if (specifier === refused) {
    if (!/react-dom\/server/.test(error?.message)) problems.push(`${specifier} was expected to be refused`);
  } else if (error) problems.push(`${specifier}: ${error.message}`);
}
if (problems.length > 0) {
  console.error(`A server component can't import\n${problems.join('\n')}`);
  process.exitCode = 1;
}
