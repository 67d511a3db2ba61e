import { expect, it } from 'vitest';
import { stepsForChange } from '../../../../scripts/test/changed';

const stepsFor = (...files: string[]) =>
  Object.fromEntries(stepsForChange(files, 'abc').map(({ name, command }) => [name, command]));

it('runs nothing when nothing changed, and looks only at the format of a page of text', () => {
  expect(stepsFor()).toEqual({});
  expect(Object.keys(stepsFor('docs/theming.md'))).toEqual(['format']);
});

it('lints the changed files, and runs the tests and stories that import them', () => {
  const { oxlint, unit, stories, ...others } = stepsFor('src/domain/tickets/quantity.ts', 'docs/theming.md');
  expect(Object.keys(others)).toEqual(['format', 'typecheck', 'rules']);
  expect(oxlint).toBe('oxlint --deny-warnings src/domain/tickets/quantity.ts');
  expect(unit).toBe('vitest run --project unit --project dom --changed=abc --passWithNoTests');
  expect(stories).toBe('vitest run --project storybook --changed=abc --passWithNoTests');
});

it('checks the texts with a change of a catalogue, and leaves lint to what it knows', () => {
  expect(Object.keys(stepsFor('src/i18n/locales/de.json'))).toEqual([
    'format',
    'texts',
    'rules',
    'unit',
    'stories',
  ]);
  expect(stepsFor('examples/next/app/page.tsx', 'scripts/entries.d.mts')['oxlint']).toBeUndefined();
});

it('quotes names that the shell would take apart', () => {
  expect(stepsFor("docs/it's new.md")['format']).toMatch(/["']docs\/it/);
});
