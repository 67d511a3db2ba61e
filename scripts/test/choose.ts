import type { Step } from './graph';

/**
 * The steps that the arguments of a command name, all when none is named, and the options passed on to those that know them:
 * `unit stories --shard=1/2` runs two steps, of which `stories` gets the option.
 */
export function chooseSteps(steps: readonly Step[], args: readonly string[]): Step[] {
  const options = args.filter((arg) => arg.startsWith('--'));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No step is called ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
  for (const option of options)
    if (!chosen.some((step) => takes(step, option)))
      throw new Error(`None of the steps ${chosen.map(({ name }) => name).join(', ')} takes ${option}.`);
  return chosen.map((step) => {
    const own = options.filter((option) => takes(step, option));
    return own.length > 0 ? { ...step, command: [step.command, ...own.map(quoted)].join(' ') } : step;
  });
}

const takes = ({ options = [] }: Step, option: string) => options.includes(option.replace(/=.*$/s, ''));

/** As one argument of a shell, on Windows as well. */
export function quoted(arg: string) {
  if (/^[\w./:=,@-]+$/.test(arg)) return arg;
  return process.platform === 'win32'
    ? `"${arg.replaceAll('"', '""')}"`
    : `'${arg.replaceAll("'", "'\\''")}'`;
}
