// npm run test:guards [words]: takes away each guard of the money, hold and message code, and shows that a test fails.
import { guards } from './guards';
import { openPlantedRun } from './plantedRun';

/** Percent of the guards that must be missed by a test. */
const needed = 90;

const only = process.argv[2] ?? '';
const chosen = guards.filter(({ ids, name, edits: [edit] }) =>
  [...ids, name, edit?.file ?? ''].some((text) => text.includes(only)),
);
const tests = [...new Set(chosen.flatMap((guard) => guard.tests))];

const whole = await openPlantedRun();
const { failed } = await whole.run(tests);
await whole.close();
if (failed.length > 0) {
  console.log(`These fail with every guard in its place:\n${failed.join('\n')}`);
  process.exit(1);
}

const { run, close } = await openPlantedRun({ bail: 1, testTimeout: 30_000 });
let survived = 0;
for (const { ids, name, edits, tests: own } of chosen) {
  const began = performance.now();
  const { failed: noticed, isLoaded } = await run(own, edits);
  const isKilled = noticed.length > 0;
  if (!isKilled) survived += 1;
  const result = isKilled ? 'killed  ' : isLoaded ? 'SURVIVED' : 'UNLOADED';
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    [result, ids.join(' '), name, edits[0]?.file, `${seconds} s`, ...noticed.slice(0, 1)].join(' · '),
  );
}
await close();

const killed = chosen.length - survived;
const percent = Math.floor((killed / chosen.length) * 100);
console.log(`${killed} of ${chosen.length} guards are missed by a test: ${percent} %, ${needed} % needed`);
process.exit(percent < needed ? 1 : 0);
