// The whole test run, step by step. Later steps that need an earlier one are left out when it failed.
// npm test -- unit stories: only these.
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { findBrowser, noBrowser } from './find-browser.mjs';

const steps = [
  { name: 'typecheck', run: 'npm run --silent typecheck' },
  { name: 'lint', run: 'npm run --silent lint' },
  { name: 'knip', run: 'knip' },
  { name: 'build', run: 'npm run --silent build' },
  { name: 'package', run: 'npm run --silent check:package', needs: ['build'] },
  { name: 'host', run: 'npm run --silent build:host' },
  { name: 'size', run: 'npm run --silent size', needs: ['build', 'host'] },
  { name: 'unit', run: 'vitest run --project unit --project dom' },
  { name: 'stories', run: 'vitest run --project storybook', inBrowser: true },
  { name: 'storybook', run: 'npm run --silent build-storybook' },
  { name: 'e2e', run: 'playwright test', needs: ['host'], inBrowser: true },
  { name: 'pack', run: 'node test/pack/pack.mjs', needs: ['build'], inBrowser: true },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? steps.filter(({ name }) => asked.includes(name)) : steps;
const start = performance.now();

const browser = chosen.some(({ inBrowser }) => inBrowser) ? await findBrowser() : undefined;
const environment = {
  ...process.env,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** 'passed', 'failed', or why it did not run. */
const outcomes = new Map();

for (const { name, run, needs = [], inBrowser } of chosen) {
  const began = performance.now();
  console.log(`\n━━━ ${name} ━━━`);
  const missing = needs.find((other) => outcomes.has(other) && outcomes.get(other) !== 'passed');
  if (missing) outcomes.set(name, `not run: ${missing} failed`);
  else if (inBrowser && !browser) outcomes.set(name, `not run: ${noBrowser}`);
  else {
    const { status } = spawnSync(run, { stdio: 'inherit', shell: true, env: environment });
    outcomes.set(name, status === 0 ? 'passed' : 'failed');
  }
  console.log(`━━━ ${name}: ${outcomes.get(name)} (${seconds(began)})`);
}

const passed = [...outcomes.values()].filter((outcome) => outcome === 'passed').length;
console.log(`\nin ${seconds(start)}`);
for (const [name, outcome] of outcomes) console.log(`  ${name.padEnd(10)} ${outcome}`);
console.log(`${passed} passed, ${outcomes.size - passed} failed`);
process.exitCode = passed === outcomes.size ? 0 : 1;
