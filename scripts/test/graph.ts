/** One step of a test run: a command, and what must have passed before it. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Steps that must pass first. One that was not chosen is taken as done, so that its earlier output is used. */
  readonly needs?: readonly string[];
  /** A file that is there once it passed. A step that needs it brings it along where the file is missing. */
  readonly makes?: string;
  readonly inBrowser?: boolean;
  /** Options it understands, such as `--shard`; they are passed on as `--shard=1/2`. */
  readonly options?: readonly string[];
}

export interface Outcome {
  readonly status: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  /** Why it was not run. */
  readonly reason?: string;
}

/** What is wrong with a list of steps: a need that no step has, or steps that wait for each other. */
export function problemsOf(steps: readonly Step[]): string[] {
  const names = steps.map(({ name }) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  const unknown = steps.flatMap(({ name, needs = [] }) =>
    needs.filter((need) => !names.includes(need)).map((need) => `${name} needs ${need}, which is no step`),
  );
  let open = [...steps];
  for (let before = -1; before !== open.length;) {
    before = open.length;
    open = open.filter(({ needs = [] }) => needs.some((need) => open.some(({ name }) => name === need)));
  }
  return [
    ...repeated.map((name) => `${name} is there twice`),
    ...unknown,
    ...(open.length > 0 ? [`${open.map(({ name }) => name).join(', ')} wait for each other`] : []),
  ];
}

export interface Run {
  /** Steps that run at the same time. */
  readonly cores: number;
  /** Runs one step; answers whether it passed, and why it could not even start when that is so. */
  run: (step: Step) => Promise<Outcome>;
  /** Called for each step that ended or was left out, in that order. */
  onOutcome: (step: Step, outcome: Outcome) => void;
}

/**
 * Runs as many steps side by side as there are cores: in the order given, but a step that waits for its needs is overtaken by
 * those that can start. A step whose need failed or was left out is left out itself.
 */
export async function runGraph(steps: readonly Step[], { cores, run, onOutcome }: Run) {
  const problems = problemsOf(steps.map((step) => ({ ...step, needs: needsAmong(step, steps) })));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let waiting = [...steps];

  const settle = (step: Step, outcome: Outcome) => {
    outcomes.set(step.name, outcome);
    onOutcome(step, outcome);
  };
  const start = (step: Step) => {
    const ended = run(step).then((outcome) => {
      running.delete(step.name);
      settle(step, outcome);
    });
    running.set(step.name, ended);
  };
  /** Starts or leaves out the first step that can be; answers whether there was one. */
  const advance = () => {
    for (const step of waiting) {
      const needs = needsAmong(step, steps);
      const failed = needs.find((need) => (outcomes.get(need)?.status ?? 'passed') !== 'passed');
      const isReady = needs.every((need) => outcomes.get(need)?.status === 'passed');
      if (!failed && !(isReady && running.size < cores)) continue;
      waiting = waiting.filter((other) => other !== step);
      if (failed) settle(step, { status: 'not run', seconds: 0, reason: `${failed} failed` });
      else start(step);
      return true;
    }
    return false;
  };

  while (waiting.length > 0 || running.size > 0) {
    while (advance());
    await Promise.race(running.values());
  }
  return outcomes;
}

function needsAmong({ needs = [] }: Step, steps: readonly Step[]) {
  return needs.filter((need) => steps.some(({ name }) => name === need));
}
