import { readFileSync } from 'node:fs';
import { withoutReferences } from '../build/references';
import { formatted } from '../formatted.mjs';
import { answerReaders } from './answers';
import { coverageTable } from './coverage';
import { readCodeGraph } from './codeGraph';
import { makeOpenApi } from './openApi';
import { readContract, type DeclaredCall } from './readContract';
import { makeSchemas } from './schemas';
import { sendersTable } from './senders';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/** Partners read it: our references are not theirs. */
const published = (key: string, value: unknown) =>
  typeof value === 'string' && /^(description|summary)$/.test(key) ? withoutReferences(value) : value;

/** What is written by `npm run contract`: path from the project's root, and text. */
export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const calls = readContract();
  const schemas = makeSchemas(calls);
  const readers = [...answerReaders(calls, schemas)].map(async ([file, text]) => {
    const path = `src/contract/generated/${file}.ts`;
    return { path, text: await formatted(path, text) };
  });
  return [
    {
      path: 'src/contract/generated/openapi.json',
      text: `${JSON.stringify(makeOpenApi(calls, schemas, version), published, 1)}\n`,
    },
    ...(await Promise.all(readers)),
    {
      path: 'mocks/calls.ts',
      text: await formatted('mocks/calls.ts', callList(calls)),
    },
    {
      path: 'docs/contract.md',
      text: await formatted('docs/contract.md', coverageTable(calls)),
    },
    {
      path: 'docs/calls.md',
      text: await formatted('docs/calls.md', sendersTable(calls, readCodeGraph())),
    },
  ];
}

const callList = (calls: readonly DeclaredCall[]) => {
  const names = calls.map(({ name }) => name).join(', ');
  return `// Written by \`npm run contract\`. Each by name, because a namespace import can't be written into a declaration file.
import { ${names} } from '../src/contract';

/** Every call of the contract. */
export const calls = { ${names} };
`;
};
