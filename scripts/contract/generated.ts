import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { coverageTable } from './coverage';
import { makeOpenApi } from './openApi';
import { readContract, type DeclaredCall } from './readContract';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/** What is written by `npm run contract`: path from the project's root, and text. */
export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const calls = readContract();
  const settings = { printWidth: 110, singleQuote: true };
  return [
    {
      path: 'src/contract/openapi.json',
      text: `${JSON.stringify(makeOpenApi(calls, version), null, 1)}\n`,
    },
    {
      path: 'mocks/calls.ts',
      text: await format(callList(calls), { ...settings, parser: 'typescript' }),
    },
    {
      path: 'docs/contract.md',
      text: await format(coverageTable(calls), { ...settings, parser: 'markdown' }),
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
