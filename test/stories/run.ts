// Mounts every story of the built Storybook once: plays it, lets axe read it, takes its picture, and renders it again in other
// languages and widths. Fails when a play or axe does, when a text sticks out, is cut or is still English, when something
// moves for who asked for less motion, or when a picture differs from its sheet in test/stories/pictures/sheets.
// npm test -- storybook stories --shard=1/2 · npm run stories -- --only=kit-dialog --full · npm run stories:update -- --only=kit
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isLeftOut } from './allowed';
import { englishFor } from './english';
import { modesOfRun } from './modes';
import { readOptions } from './options';
import { problemsOfPictures } from './pictures/prove';
import { decode, quantized } from './pictures/pixels';
import { writeReport, type ChangedPicture } from './pictures/report';
import { recordedWith, sheetNameOf, sheets, type Sheet } from './pictures/sheets';
import { problemsOfInspection } from './prove';
import { problemsOfPublishing } from './published';
import { serve } from './server';
import { framePage, launch, openStagePage, withoutParts, withoutTools } from './stage';
import { visit, type Care, type Shot, type Story, type Visit } from './visit';

const requested = readOptions();
/** Of every story, the slowest first. */
const timesFile = 'node_modules/.cache/story-times.json';
const maxSheets = 200;
const began = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;

const { entries } = JSON.parse(readFileSync(`${requested.built}/index.json`, 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const files = new Map<string, Story[]>();
const chosen = Object.values(entries).filter(
  ({ id, type }) => type === 'story' && (requested.full || !isLeftOut(id)),
);
for (const story of chosen) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
/** A sheet is written as a whole. */
const parts = requested.only.split(',');
const isRequested = ({ id }: Story) =>
  parts.some((part) => id.includes(part)) && !(requested.without && id.startsWith(requested.without));
/** Of a part of the stories nothing is known about those that are gone. */
const isOfAll = requested.only === '' && !requested.without;
for (const [path, stories] of files) {
  const own = requested.update && stories.some(isRequested) ? stories : stories.filter(isRequested);
  if (own.length > 0) files.set(path, own);
  else files.delete(path);
}
if (files.size === 0) throw new Error(`No story has ${parts.join(' or ')} in its id.`);
/** The longest first, so that no worker is left alone with one of them. */
const queue = [...files]
  .sort(([, stories], [, others]) => others.length - stories.length)
  .filter((_, index) => index % requested.shard.count === requested.shard.index - 1);

/** One more than cores, as a worker waits for frames and answers for a quarter of its time. */
const workers = Number(process.env['STORY_WORKERS'] ?? availableParallelism() + 1);

const modes = modesOfRun(requested.full);
const english: Record<string, Awaited<ReturnType<typeof englishFor>>> = {};
for (const { translatedInto } of modes.pictured)
  if (translatedInto) english[translatedInto] = await englishFor(translatedInto);

const server = await serve(requested.built, {
  '/frame.html': framePage,
  '/iframe.html': withoutTools(readFileSync(`${requested.built}/iframe.html`, 'utf8')),
  '/mockServiceWorker.js': withoutParts(readFileSync(`${requested.built}/mockServiceWorker.js`, 'utf8')),
});
const prover = await launch();
const chromium = prover.version().split('.')[0] ?? '';
const isOtherBrowser = recordedWith.read() !== undefined && recordedWith.read() !== chromium;
if (isOtherBrowser && !requested.update)
  console.log(
    `The pictures were taken with Chromium ${recordedWith.read()}; this is ${chromium}. Shapes may differ a little more than usual, colours may not.`,
  );

/** That each check can fail, beside the run; one without some stories repeats a run of all of them. */
async function prove(): Promise<void> {
  const problems =
    requested.update || requested.without
      ? []
      : [
          ...(await problemsOfInspection(prover)),
          ...(await problemsOfPictures(prover, server.address)),
          ...(await problemsOfPublishing(prover, requested.built)),
        ];
  await prover.close();
  if (problems.length > 0) throw new Error(`The run can't be trusted:\n${problems.join('\n')}`);
}

const firstTry: Care = { quiet: requested.update ? 200 : 60, lateMs: 2_000 };
/** What is wrong stays wrong in a page of its own, and with time. */
const secondTry: Care = { quiet: 700, lateMs: 5_000 };

const faulty = new Set<string>();
const flaky: string[] = [];
const changed: ChangedPicture[] = [];
const durations: { id: string; seconds: number }[] = [];
let [taken, filled, updated] = [0, 0, 0];

/** A new picture is as it is when it is recorded; everything else must stay so at a second look. */
const isFine = ({ findings, changed: pictures }: Visit) =>
  findings.length === 0 && pictures.every(({ before }) => requested.update && !before);

const describe = ({ id }: Story, findings: Visit['findings']) =>
  findings.map(
    ({ kind, element, text, mode, width }) => `${id} · ${mode} ${width} · ${kind}: “${text}” in ${element}`,
  );

const describePicture = ({ name, what }: ChangedPicture) => `${name} · ${what}`;

function report(story: Story, { findings, changed: pictures }: Visit) {
  for (const line of describe(story, findings)) console.log(line);
  if (findings.length > 0) faulty.add(story.id);
  if (!requested.update) changed.push(...pictures);
}

function update(sheetName: string, sheet: Sheet, shots: readonly Shot[], differing: ReadonlySet<string>) {
  const isSame = shots.length === sheet.names.length && shots.every(({ name }) => sheet.names.includes(name));
  if (shots.length === 0 || (isSame && differing.size === 0 && !requested.all)) return;
  updated += 1;
  const tiles = shots.map(({ name, hash, png }) => {
    const saved = requested.all || differing.has(name) ? undefined : sheet.cut(name);
    return { name, hash: saved ? (sheet.hash(name) ?? hash) : hash, pixels: saved ?? quantized(decode(png)) };
  });
  sheets.write(sheetName, tiles);
}

async function work() {
  const browser = await launch();
  const plan = { english, isFull: requested.full };
  const open = () => openStagePage(browser, server.address, plan, requested.full ? 150 : 0);
  let stage = await open();
  for (let file = queue.shift(); file; file = queue.shift()) {
    const [importPath, stories] = file;
    const sheetName = sheetNameOf(importPath);
    const sheet = sheets.read(sheetName);
    const shots: Shot[] = [];
    const differing = new Set<string>();
    for (const story of stories) {
      const start = performance.now();
      const observe = (care: Care) => visit(stage, story, sheet, { modes, isOtherBrowser }, care);
      let visited = await observe(firstTry);
      if (!isFine(visited)) {
        const { findings, changed: pictures } = visited;
        await stage.close();
        stage = await open();
        visited = await observe(secondTry);
        if (isFine(visited))
          flaky.push([...describe(story, findings), ...pictures.map(describePicture)].join('; '));
      }
      report(story, visited);
      for (const { name } of visited.changed) differing.add(name);
      shots.push(...visited.shots);
      durations.push({ id: story.id, seconds: secondsSince(start) });
    }
    taken += shots.length;
    if (shots.length > 0) filled += 1;
    if (requested.update) update(sheetName, sheet, shots, differing);
    const gone = sheet.names.filter((name) => !shots.some((shot) => shot.name === name));
    if (!requested.update && isOfAll)
      changed.push(...gone.map((name) => ({ name, what: 'the story is gone, its picture is still there' })));
  }
  await browser.close();
}
await Promise.all([prove(), ...Array.from({ length: workers }, work)]);
server.close();

const known = new Set([...files.keys()].map(sheetNameOf));
const forgotten = isOfAll ? sheets.all().filter((name) => !known.has(name)) : [];
for (const name of forgotten) {
  if (requested.update) sheets.remove(name);
  else changed.push({ name, what: 'its stories are gone, the sheet is still there' });
}
if (requested.update && (requested.all || recordedWith.read() === undefined)) recordedWith.write(chromium);

for (const picture of changed) console.log(describePicture(picture));
for (const story of flaky) console.log(`Only at the first look: ${story}`);
durations.sort((one, other) => other.seconds - one.seconds);
const slowest = durations.slice(0, 10);
writeFileSync(timesFile, JSON.stringify(durations));
console.log(`The slowest: ${slowest.map(({ id, seconds }) => `${id} ${seconds.toFixed(1)} s`).join(', ')}`);
console.log(
  `${durations.length} stories, ${faulty.size} with faults, ${flaky.length} only at the first look; ${taken} pictures on ${filled} sheets, ${
    requested.update
      ? `${updated} sheets written, ${forgotten.length} removed`
      : `${changed.length} to look at`
  }; ${secondsSince(began).toFixed(0)} s`,
);
const tooMany = sheets.all().length - maxSheets;
if (tooMany > 0)
  console.log(
    `${tooMany} sheets more than the ${maxSheets} that somebody can look through: see docs/visual-review.md.`,
  );
if (changed.length > 0)
  console.log(`See ${writeReport(changed)}; npm run stories:update takes them for right.`);
process.exitCode = faulty.size + changed.length > 0 || tooMany > 0 ? 1 : 0;
