import { ESLint, type Linter } from 'eslint';
import i18next from 'eslint-plugin-i18next';
import { expect, it } from 'vitest';
import { eachRow } from './eachRow';

const name = 'i18next/no-literal-string';

/** How the project has the rule for a file. */
async function ruleFor(path: string) {
  const config = (await new ESLint().calculateConfigForFile(path)) as Linter.Config;
  return config.rules?.[name];
}

/** The rule alone: the others would need the types of a file that is none. */
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { i18next },
    rules: { [name]: await ruleFor('src/themed/kit/Tag.tsx') },
  },
});

const findingsOf = async (code: string, filePath = 'src/x.tsx') => {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
};

eachRow([
  ['text', 'export const Row = () => <p>Sold out</p>;'],
  ['text among others', 'export const Row = ({ name }) => <p>{name} is sold out</p>;'],
  ['an expression', "export const Row = ({ a }) => <p>{a ? 'Yes' : a}</p>;"],
  ['aria-label', 'export const Row = () => <button aria-label="Close" />;'],
  ['title', 'export const Row = () => <iframe title="Card form" />;'],
  ['placeholder', 'export const Row = () => <input placeholder="Your name" />;'],
  ['alt', 'export const Row = () => <img alt="Logo" />;'],
  ['an attribute of a component', 'export const Row = () => <Field label={"Name"} />;'],
])('words written into JSX are an error: %s', async (_, code) => {
  expect(await findingsOf(code)).toContain(name);
});

eachRow([
  ['a key', "export const Row = () => <p title={t('tickets.title')}>{t('tickets.back')}</p>;"],
  ['signs and digits', 'export const Row = () => <p>– 24 × {count}</p>;'],
  ['what is no text', 'export const Row = () => <p className="quiet" role="status" dir="ltr" />;'],
])('%s is none', async (_, code) => {
  expect(await findingsOf(code)).toEqual([]);
});

it('holds in the library and in the host app, not in stories', async () => {
  const host = await ruleFor('host-app/src/App.tsx');
  expect(host).toEqual(await ruleFor('src/themed/kit/Tag.tsx'));
  expect(host).toEqual([2, expect.anything()]);
  expect(await ruleFor('stories/kit/Tag.stories.tsx')).toBeUndefined();
});
