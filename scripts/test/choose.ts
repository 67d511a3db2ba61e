import { existsSync } from 'node:fs';
import type { Step } from './graph';

/**
 * The steps that the arguments of a command name, all when none is named, and the options passed on to those that know them:
 * `unit stories --shard=1/2` runs two steps, of which `stories` gets the option. What a named step needs and nobody has built yet
 * is built first; what is there is used.
 */
export function chooseSteps(
  steps: readonly Step[],
  args: readonly string[],
  exists: (file: string) => boolean = existsSync,
): Step[] {
  const options = args.filter((arg) => arg.startsWith('--'));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step is called ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = names.length > 0 ? withMissing(steps, names, exists) : steps;
  for (const option of options)
    if (!chosen.some((step) => takes(step, option)))
      throw new Error(`None of the steps ${chosen.map(({ name }) => name).join(', ')} takes ${option}.`);
  return chosen.map((step) => {
    const own = options.filter((option) => takes(step, option));
    return own.length > 0 ? { ...step, command: [step.command, ...own.map(quoted)].join(' ') } : step;
  });
}

/** The named steps, and before them those that make what is missing: also for a need of a need. */
function withMissing(steps: readonly Step[], names: readonly string[], exists: (file: string) => boolean) {
  const missing = new Set<string>();
  const visit = (name: string) => {
    for (const need of steps.filter((step) => step.name === name).flatMap(({ needs = [] }) => needs)) {
      const { makes } = steps.find((step) => step.name === need) ?? {};
      if (makes && !exists(makes)) missing.add(need);
      visit(need);
    }
  };
  for (const name of names) visit(name);
  return steps.filter(({ name }) => names.includes(name) || missing.has(name));
}

const takes = ({ options = [] }: Step, option: string) => options.includes(option.replace(/=.*$/s, ''));

/** As one argument of a shell, on Windows as well. */
export function quoted(arg: string) {
  if (/^[\w./:=,@-]+$/.test(arg)) return arg;
  return process.platform === 'win32'
    ? `"${arg.replaceAll('"', '""')}"`
    : `'${arg.replaceAll("'", "'\\''")}'`;
}
