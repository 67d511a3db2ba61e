import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { findBrowser, findHeadlessShell, noBrowser } from '../find-browser.mjs';
import { runCommand, stopCommands } from './command';
import { runGraph, type Outcome, type Step } from './graph';
import { closing, endLine, headLine, startLine, timesOf } from './report';

const timesFile = 'node_modules/.cache/test-times.json';

/** All of the machine's, unless the environment has another number. */
function coresToUse() {
  const given = Number(process.env['TEST_CORES']);
  return Number.isInteger(given) && given > 0 ? given : availableParallelism();
}

const print = (text: string) => process.stdout.write(text);

/** Runs steps as a graph, prints what they print, and ends with `N passed, N failed`; answers whether all passed. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const began = performance.now();
  const cores = coresToUse();
  const browser = steps.some(({ inBrowser }) => inBrowser) ? await findBrowser() : undefined;
  const shell = browser && findHeadlessShell();
  const env = {
    ...process.env,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
    // The steps write into a pipe here, and would print without colours.
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  const outputs = new Map<string, string>();

  async function run(step: Step): Promise<Outcome> {
    if (step.inBrowser && !browser) return { status: 'not run', seconds: 0, reason: noBrowser };
    const start = performance.now();
    // Nothing runs beside it: its output is printed as it comes. Otherwise as a whole, when it has ended.
    const isAlone = cores === 1 || steps.length === 1;
    print(`${isAlone ? headLine(step.name) : startLine(step.name)}\n`);
    const { code, output } = await runCommand(step.command, env, isAlone ? print : undefined);
    if (!isAlone) print(`${headLine(step.name)}\n${output}`);
    outputs.set(step.name, output);
    return { status: code === 0 ? 'passed' : 'failed', seconds: (performance.now() - start) / 1000 };
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopCommands();
      process.exit(1);
    });
  const outcomes = await runGraph(steps, {
    cores,
    run,
    onOutcome: ({ name }, outcome) => print(`${endLine(name, outcome)}\n`),
  });
  const seconds = (performance.now() - began) / 1000;
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify(timesOf(outcomes, cores, seconds), null, 2)}\n`);
  print(`${closing(steps, outcomes, outputs, seconds)}\n`);
  return [...outcomes.values()].every(({ status }) => status === 'passed');
}
