// Pictures every story of the built Storybook in its modes and fails when one looks different from test/visual/baselines.
// npm test -- storybook visual · npm run visual -- --only=kit-button · npm run visual:update -- --only=kit-button [--all]
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { framePage, launch } from '../sweep/browser';
import { serve } from '../sweep/server';
import { baseline, nameOf, recordedWith, type PictureName } from './baselines';
import { differenceOf } from './compare';
import { modesOf, type StoryMode } from './modesOf';
import { asKept, decode, encode } from './pixels';
import { problemsOfPictures } from './prove';
import { writeReport, type Finding } from './report';
import { openStudioPage } from './studio';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'string', default: 'storybook-static' },
    /** Takes the new pictures for the right ones. */
    update: { type: 'boolean', default: false },
    /** Also those that look the same: after a new version of the browser. */
    all: { type: 'boolean', default: false },
  },
});

const { entries } = JSON.parse(readFileSync(`${asked.built}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && id.includes(asked.only))
  .map(({ id }) => id);

const began = performance.now();
const server = await serve(asked.built, { '/frame.html': framePage });
const prover = await launch();
const chromium = prover.version().split('.')[0] ?? '';
const isOtherBrowser = recordedWith.read() !== undefined && recordedWith.read() !== chromium;
if (isOtherBrowser && !asked.update)
  console.log(
    `The pictures were taken with Chromium ${recordedWith.read()}; this is ${chromium}. Shapes may differ a little more than usual, colours may not.`,
  );
const problems = asked.update ? [] : await problemsOfPictures(prover, server.address);
await prover.close();
if (problems.length > 0) throw new Error(`The pictures can't be trusted:\n${problems.join('\n')}`);

/** Milliseconds a story must stand still: at a first look, and where it matters. */
const brief = 60;
const patient = 700;

const findings: Finding[] = [];
const taken = new Set<PictureName>();
let updated = 0;
const queue = [...stories];
type Studio = Awaited<ReturnType<typeof openStudioPage>>;

/** What is wrong with a picture, if anything; undefined also when it was taken for the right one. */
async function judge(
  studio: Studio,
  storyId: string,
  mode: StoryMode,
  quiet: number,
): Promise<Finding | undefined> {
  const name = nameOf(mode.name, storyId);
  const { width, globals } = mode;
  const { png, problem } = await studio.shoot({ storyId, width, globals, quiet });
  if (problem) return { name, what: `the story failed: ${problem.split('\n')[0]}`, after: png };
  const before = asked.all ? undefined : baseline.read(name);
  if (!before) return { name, what: 'there is no picture of it yet', after: png };
  const after = asKept(decode(png));
  const difference = differenceOf(decode(before), after, isOtherBrowser);
  if (!difference) return undefined;
  return { name, before, after: png, ...difference };
}

function settle(found: Finding | undefined) {
  if (!found) return;
  const isStory = !found.what.startsWith('the story failed');
  if (asked.update && found.after && isStory) {
    baseline.write(found.name, encode(decode(found.after)));
    updated += 1;
  } else findings.push(found);
}

async function work() {
  const browser = await launch();
  let studio = await openStudioPage(browser, server.address);
  const renew = async () => {
    await studio.close();
    studio = await openStudioPage(browser, server.address);
  };
  for (let storyId = queue.shift(); storyId !== undefined; storyId = queue.shift()) {
    const id = storyId;
    const { pictures, globals, width } = await studio.describe(id);
    for (const mode of modesOf(pictures, { globals, width })) {
      const name = nameOf(mode.name, id);
      taken.add(name);
      const look = (quiet: number) =>
        judge(studio, id, mode, quiet).catch((error: unknown): Finding => ({ name, what: String(error) }));
      let found = await look(brief);
      if (found && (asked.update || found.what !== 'there is no picture of it yet')) {
        // What is different stays so in a page of its own, when it is given its time.
        await renew();
        found = await look(patient);
      }
      settle(found);
    }
  }
  await browser.close();
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
server.close();

const forgotten = baseline.all().filter((name) => name.includes(asked.only) && !taken.has(name));
for (const name of forgotten) {
  if (asked.update) baseline.remove(name);
  else
    findings.push({
      name,
      what: 'the story is gone, its picture is still there',
      before: baseline.read(name),
    });
}
if (asked.update && (asked.all || recordedWith.read() === undefined)) recordedWith.write(chromium);

for (const { name, what } of findings) console.log(`${name} · ${what}`);
console.log(
  `${taken.size} pictures of ${stories.length} stories, ${
    asked.update ? `${updated} written, ${forgotten.length} removed, ` : ''
  }${findings.length} to look at, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
if (findings.length > 0 && !asked.update)
  console.log(`See ${writeReport(findings)}; npm run visual:update takes them for right.`);
process.exitCode = findings.length > 0 ? 1 : 0;
