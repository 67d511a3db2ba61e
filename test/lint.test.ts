import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect } from 'vitest';
import { eachRow } from './eachRow';

/** Sources with what the project's own settings of the linter must find, and must not: where it is, the rule, the code. */
const wrong: [path: string, rule: string, code: string][] = [
  ['src/themed/kit/Text.tsx', 'i18next(no-literal-string)', 'export const Row = () => <p>Sold out</p>;'],
  [
    'src/themed/kit/Mixed.tsx',
    'i18next(no-literal-string)',
    'export const Row = ({ name }) => <p>{name} is sold out</p>;',
  ],
  [
    'src/themed/kit/Either.tsx',
    'i18next(no-literal-string)',
    "export const Row = ({ a }) => <p>{a ? 'Yes' : a}</p>;",
  ],
  [
    'src/themed/kit/Label.tsx',
    'i18next(no-literal-string)',
    'export const Row = () => <button aria-label="Close" />;',
  ],
  [
    'src/themed/kit/Title.tsx',
    'i18next(no-literal-string)',
    'export const Row = () => <iframe title="Card form" />;',
  ],
  [
    'src/themed/kit/Placeholder.tsx',
    'i18next(no-literal-string)',
    'export const Row = () => <input placeholder="Your name" />;',
  ],
  ['src/themed/kit/Alt.tsx', 'i18next(no-literal-string)', 'export const Row = () => <img alt="Logo" />;'],
  [
    'src/themed/kit/Prop.tsx',
    'i18next(no-literal-string)',
    'export const Row = () => <Field label={"Name"} />;',
  ],
  ['src/themed/kit/German.tsx', 'i18next(no-literal-string)', 'export const Row = () => <p>Öl</p>;'],
  ['src/themed/kit/Hebrew.tsx', 'i18next(no-literal-string)', 'export const Row = () => <p>כרטיס</p>;'],
  ['host-app/src/Host.tsx', 'i18next(no-literal-string)', 'export const Row = () => <p>Sold out</p>;'],
  [
    'src/domain/literal.ts',
    'boxoffice(no-spread-literal)',
    'export const row = (a) => ({ ...{ a, b: 1 } });',
  ],
  ['src/themed/Literal.tsx', 'boxoffice(no-spread-literal)', 'export const Row = (a) => <p {...{ a }} />;'],
  ['mocks/literal.ts', 'boxoffice(no-spread-literal)', 'export const row = (a) => ({ id: 1, ...{ a } });'],
  [
    'src/themed/Html.tsx',
    'boxoffice(no-raw-html)',
    'export const Row = ({ a }) => <p dangerouslySetInnerHTML={a} />;',
  ],
  ['src/themed/Image.tsx', 'a11y(alt-text)', 'export const Row = ({ a }) => <img src={a} />;'],
  [
    'stories/Handler.tsx',
    'a11y(click-events-have-key-events)',
    'export const Row = ({ a }) => <p onClick={a} />;',
  ],
  ['stories/Row.stories.tsx', 'storybook(default-exports)', 'export const One = { play: () => undefined };'],
  [
    'src/domain/links/nonce.ts',
    'eslint(no-restricted-globals)',
    "export const nonce = () => document.querySelector('meta')?.nonce;",
  ],
  [
    'src/domain/links/saved.ts',
    'eslint(no-restricted-globals)',
    "export const saved = globalThis.localStorage.getItem('buyer');",
  ],
  [
    'src/domain/links/isBrowser.ts',
    'eslint(no-restricted-globals)',
    "export const isBrowser = typeof navigator !== 'undefined';",
  ],
];

const right: [path: string, code: string][] = [
  [
    'src/themed/kit/Keys.tsx',
    "export const Row = () => <p title={t('tickets.title')}>{t('tickets.back')}</p>;",
  ],
  ['src/themed/kit/Signs.tsx', 'export const Row = ({ count }) => <p>– 24 × {count} 🎟️ x</p>;'],
  [
    'src/themed/kit/Attributes.tsx',
    'export const Row = () => <p className="quiet" role="status" dir="ltr" />;',
  ],
  ['stories/Words.tsx', 'export const Row = () => <p>Sold out</p>;'],
  ['src/domain/spread.ts', 'export const row = (a, b) => ({ ...a, ...(b && { b }), c: 1 });'],
  ['src/themed/Spread.tsx', 'export const Row = (a) => <p {...a} title={a.b} />;'],
  ['src/hooks/document.ts', 'export const title = () => document.title;'],
];

/** The project's settings on files of a folder of their own, all in one run. What needs types is left out, as these files have none. */
async function findingsIn(sources: readonly (readonly [path: string, code: string])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const shared of ['node_modules', 'scripts'])
    symlinkSync(join(process.cwd(), shared), join(folder, shared));
  const settings = ts.parseConfigFileTextToJson('.oxlintrc.json', readFileSync('.oxlintrc.json', 'utf8'))
    .config as object;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...settings, options: {} }));
  for (const [path, code] of sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const report = await new Promise<string>((resolve) => {
    // It ends with an error, as it finds something.
    const command = ['--format=json', 'src', 'host-app', 'mocks', 'stories'];
    execFile('node_modules/.bin/oxlint', command, { cwd: folder }, (_, written) => {
      resolve(written);
    });
  });
  rmSync(folder, { recursive: true });
  return (JSON.parse(report) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
}

const findings = await findingsIn([...wrong.map(([path, , code]) => [path, code] as const), ...right]);
const rulesBroken = (path: string) =>
  findings.filter(({ filename }) => filename === path).map(({ code }) => code);

eachRow(wrong)('%s breaks %s', (path, rule) => {
  expect(rulesBroken(path)).toContain(rule);
});

eachRow(right)('%s breaks no rule of this project', (path) => {
  expect(
    rulesBroken(path).filter((rule) => /^(i18next|boxoffice|storybook|a11y)|globals/.test(rule)),
  ).toEqual([]);
});
