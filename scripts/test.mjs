// The whole test run, step by step. Later steps that need an earlier one are left out when it failed.
// npm test -- unit stories: only these.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { findBrowser, noBrowser } from './find-browser.mjs';

const steps = [
  { name: 'typecheck', run: 'npm run --silent typecheck' },
  { name: 'lint', run: 'npm run --silent lint' },
  { name: 'knip', run: 'knip' },
  { name: 'texts', run: 'npm run --silent i18n' },
  { name: 'build', run: 'npm run --silent build' },
  { name: 'package', run: 'npm run --silent check:package', needs: ['build'] },
  { name: 'host', run: 'npm run --silent build:host' },
  { name: 'size', run: 'npm run --silent size', needs: ['build', 'host'] },
  { name: 'unit', run: 'vitest run --project unit --project dom' },
  { name: 'stories', run: 'vitest run --project storybook', inBrowser: true },
  { name: 'storybook', run: 'npm run --silent build-storybook' },
  { name: 'sweep', run: 'tsx test/sweep/sweep.ts', needs: ['storybook'], inBrowser: true },
  { name: 'visual', run: 'tsx test/visual/visual.ts', needs: ['storybook'], inBrowser: true },
  { name: 'e2e', run: 'playwright test', needs: ['host'], inBrowser: true },
  { name: 'pack', run: 'node test/pack/pack.mjs', needs: ['build'], inBrowser: true },
  { name: 'examples', run: 'node test/examples/run.mjs', needs: ['build'], inBrowser: true },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? steps.filter(({ name }) => asked.includes(name)) : steps;
const start = performance.now();

const browser = chosen.some(({ inBrowser }) => inBrowser) ? await findBrowser() : undefined;
const environment = {
  ...process.env,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  // The steps write into a pipe here, and would not colour what they say.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** How much of a failed step's output is shown once more at the end, where it is looked for. */
const lastWords = 12_000;

/** Runs a step with its output passed on; answers its exit code and how the output ended. */
function runStep(command) {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, env: environment, stdio: ['inherit', 'pipe', 'pipe'] });
    let ending = '';
    const passOn = (stream) => (data) => {
      stream.write(data);
      ending = (ending + data).slice(-lastWords);
    };
    child.stdout.on('data', passOn(process.stdout));
    child.stderr.on('data', passOn(process.stderr));
    child.on('close', (code) => done({ code, ending }));
  });
}

/** 'passed', 'failed', or why it did not run. */
const outcomes = new Map();
const endings = new Map();

for (const { name, run, needs = [], inBrowser } of chosen) {
  const began = performance.now();
  console.log(`\n━━━ ${name} ━━━`);
  const missing = needs.find((other) => outcomes.has(other) && outcomes.get(other) !== 'passed');
  if (missing) outcomes.set(name, `not run: ${missing} failed`);
  else if (inBrowser && !browser) outcomes.set(name, `not run: ${noBrowser}`);
  else {
    const { code, ending } = await runStep(run);
    outcomes.set(name, code === 0 ? 'passed' : 'failed');
    if (code !== 0) endings.set(name, ending);
  }
  console.log(`━━━ ${name}: ${outcomes.get(name)} (${seconds(began)})`);
}

for (const [name, ending] of endings) console.log(`\n━━━ ${name} ended so ━━━\n${ending}`);

const passed = [...outcomes.values()].filter((outcome) => outcome === 'passed').length;
console.log(`\nin ${seconds(start)}`);
for (const [name, outcome] of outcomes) console.log(`  ${name.padEnd(10)} ${outcome}`);
console.log(`${passed} passed, ${outcomes.size - passed} failed`);
process.exitCode = passed === outcomes.size ? 0 : 1;
