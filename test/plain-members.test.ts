import { ESLint, type Linter } from 'eslint';
import { expect } from 'vitest';
import { eachRow } from './eachRow';

const name = 'no-restricted-syntax';

/** What the project's rule finds in a file. */
async function findingsOf(code: string, filePath: string) {
  const config = (await new ESLint().calculateConfigForFile(filePath)) as Linter.Config;
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [name]: config.rules?.[name] },
    },
  });
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
}

eachRow([
  ['src/domain/x.ts', 'export const row = (a) => ({ ...{ a, b: 1 } });'],
  ['src/themed/X.tsx', 'export const Row = (a) => <p {...{ a }} />;'],
  ['mocks/x.ts', 'export const row = (a) => ({ id: 1, ...{ a } });'],
])('a literal that is spread is an error in %s', async (path, code) => {
  expect(await findingsOf(code, path)).toEqual([name]);
});

eachRow([
  ['src/domain/x.ts', 'export const row = (a, b) => ({ ...a, ...(b && { b }), c: 1 });'],
  ['src/themed/X.tsx', 'export const Row = (a) => <p {...a} title={a.b} />;'],
])('what is known only at run time may be spread in %s', async (path, code) => {
  expect(await findingsOf(code, path)).toEqual([]);
});
