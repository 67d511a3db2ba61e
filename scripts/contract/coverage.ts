import { readdirSync, readFileSync } from 'node:fs';
import { exchanges } from '../../src/contract';
import type { DeclaredCall } from './readContract';

/** One row of the requirements' table of calls. */
export interface RequiredRow {
  id: string;
  area: string;
  kind: string;
  method: string | null;
  path: string;
  timeout: number | null;
  source: string;
}

export interface CoveredRow extends RequiredRow {
  calls: DeclaredCall[];
  exchanges: string[];
}

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Every required row with what answers for it. */
export const coveredRows = (calls: readonly DeclaredCall[]): CoveredRow[] =>
  (JSON.parse(read('docs/contract-rows.json')) as RequiredRow[]).map((row) => ({
    ...row,
    calls: calls.filter(({ rows }) => rows.includes(row.id)),
    exchanges: exchanges.filter(({ calls: ids }) => ids.includes(row.id)).map(({ name }) => name),
  }));

/** File by call name, for every `handle(name`. */
export function handlerFiles(): Map<string, string> {
  const files = readdirSync(new URL('mocks/areas', root), { recursive: true, encoding: 'utf8' })
    .map((file) => `mocks/areas/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/handlers(\.ts|\/)/.test(file) && file.endsWith('.ts'));
  return new Map(
    files.flatMap((file) =>
      [...read(file).matchAll(/\bhandle\(\s*(\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/contract.md: row → call → handler → test. */
export function coverageTable(calls: readonly DeclaredCall[]): string {
  const handlers = handlerFiles();
  const lines = coveredRows(calls).map((row) => {
    const required = cell([row.method, row.path].filter(Boolean).join(' '));
    const answer =
      row.calls.map(({ name }) => `\`${name}\``).join(', ') || row.exchanges.map(cell).join(', ');
    const where = row.calls.map(({ name }) => handlers.get(name) ?? '').join(', ');
    const test = row.calls.length > 0 ? 'conformance' : 'exchanges';
    return `| ${row.id} | ${row.source} | ${row.kind} | ${required} | ${answer} | ${where} | ${test} |`;
  });
  return `# The requirements' calls, and what answers for each

Written by \`npm run contract\`. Tests: *conformance* is \`test/contract/conformance.test.ts\`, one case a call; *exchanges* is
\`test/contract/coverage.test.ts\`.

Needed headers, refusals by status and a line on each member are in \`openapi.json\`; \`test/contract/openapi.test.ts\` watches that none is
missing.

\`Idempotency-Key\` on holds and saves: one key for each hold, kept over retries and reloads. The same key with the same body is answered
the same; with another body it is refused with 4092 and never replayed (\`test/unit/mocks/idempotency.test.ts\`). A backend that takes
money needs a job that makes orders of payments without one, or refunds them (\`mocks/sale/unsavedPayments.ts\`). Both are described for
backends in Storybook, Contract / Overview.

| row | source | kind | required | call or exchange | handler | test |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
