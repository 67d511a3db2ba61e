import { readFileSync } from 'node:fs';
import { names } from '../../src/theme/names';
import { formatted } from '../formatted.mjs';
import { groupMeanings, meanings } from './meanings';
import { makeTokens } from './tokens';

const guide = 'docs/theming.md';
const [begin, end] = ['<!-- npm run tokens -->', '<!-- end -->'];

/** What is written by `npm run tokens`: path from the project's root, and text. */
export async function generatedFiles(): Promise<{ path: string; text: string }[]> {
  const text = readFileSync(new URL(`../../${guide}`, import.meta.url), 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  return [
    { path: 'src/theme/tokens.json', text: `${JSON.stringify(makeTokens(), null, 1)}\n` },
    {
      path: guide,
      text: await formatted(guide, `${before}${begin}\n\n${tables()}\n\n${end}${after}`),
    },
  ];
}

/** A table of each group: the custom property and its meaning. */
const tables = (): string =>
  Object.entries(names)
    .map(([group, tokens]) => {
      const meaning = meanings[group as keyof typeof names];
      const rows = (
        typeof tokens === 'string'
          ? [[tokens, meaning as string]]
          : Object.entries(tokens as Record<string, string>).map(([key, name]) => [
              name,
              (meaning as Record<string, string>)[key],
            ])
      ).map(([name, texts]) => `| \`--${name}\` | ${texts} |`);
      return [
        `### ${group}`,
        groupMeanings[group as keyof typeof names],
        ['| Custom property | What it is for |', '| --- | --- |', ...rows].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
