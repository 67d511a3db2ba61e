// Shows every story of the built Storybook in every mode and fails when a text sticks out, is cut or is still English,
// or something moves for who asked for less motion.
// npm test -- storybook sweep · tsx test/sweep/sweep.ts --modes=he,zoomed --only=kit-dialog · --modes=every-locale
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isLeftOut, withoutAllowed } from './allowed';
import { framePage, launch, openPage } from './browser';
import { englishFor } from './english';
import { everyLocale, modes, type Mode } from './modes';
import type { Finding } from './page';
import { problemsOfSweep } from './prove';
import { problemsOfPublishing } from './published';
import { serve } from './server';
import { wordsIn } from './storyWords';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

const { values: asked } = parseArgs({
  options: {
    modes: { type: 'string' },
    only: { type: 'string' },
    built: { type: 'string', default: 'storybook-static' },
  },
});
const names: readonly string[] | undefined = asked.modes?.split(',');
const chosen: readonly Mode[] = [
  ...modes.filter(({ name }) => names?.includes(name) ?? true),
  ...everyLocale.filter(({ name }) => names?.some((given) => given === name || given === 'every-locale')),
];

const { entries } = JSON.parse(readFileSync(`${asked.built}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ id, type }) => type === 'story' && id.includes(asked.only ?? '') && !isLeftOut(id),
);

const english: Record<string, Awaited<ReturnType<typeof englishFor>>> = {};
for (const mode of chosen)
  if (mode.translatedInto) english[mode.translatedInto] = await englishFor(mode.translatedInto);

const began = performance.now();
const server = await serve(asked.built, { '/sweep.html': framePage });
const findings = new Map<string, Finding[]>();
const queue = [...stories];

const report = (id: string, found: readonly Finding[]) => {
  for (const { kind, element, text, mode, width } of found)
    console.log(`${id} · ${mode} ${width} · ${kind}: “${text}” in ${element}`);
};

async function work() {
  const browser = await launch();
  const open = () => openPage(browser, server.address, { modes: chosen, english });
  let sweep = await open();
  for (let story = queue.shift(); story; story = queue.shift()) {
    const { id, importPath } = story;
    const look = async (patience?: number) => {
      const found = await sweep(id, wordsIn(importPath), patience).catch(async (error: unknown) => {
        sweep = await open();
        return [{ kind: 'story', element: '', text: String(error), mode: 'any', width: 0 } as const];
      });
      return withoutAllowed(id, found);
    };
    let faults = await look();
    if (faults.length > 0) {
      // On a busy machine a text may come late: what is wrong stays wrong in a page of its own, and with time.
      sweep = await open();
      faults = await look(1_000);
    }
    findings.set(id, faults);
    report(id, faults);
  }
  await browser.close();
}
const prover = await launch();
const problems = await problemsOfSweep(prover);
const unpublishable = await problemsOfPublishing(prover, asked.built);
await prover.close();
if (problems.length > 0) throw new Error(`The sweep can't be trusted:\n${problems.join('\n')}`);
if (unpublishable.length > 0)
  throw new Error(`Below a path of a site the Storybook breaks:\n${unpublishable.join('\n')}`);

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
server.close();

const faulty = [...findings.values()].filter((found) => found.length > 0).length;
console.log(
  `${stories.length} stories, ${faulty} with faults, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = faulty > 0 ? 1 : 0;
