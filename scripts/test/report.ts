import type { Outcome, Step } from './graph';

/** How much of a failed step's output is repeated at the end, where readers expect it. */
const maxRepeatedLength = 12_000;

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const textOf = ({ status, reason }: Outcome) => (reason ? `${status}: ${reason}` : status);

export const startLine = (name: string) => `▶ ${name}`;
export const headLine = (name: string) => `\n━━━ ${name} ━━━`;
export const endLine = (name: string, outcome: Outcome) =>
  `━━━ ${name}: ${textOf(outcome)} (${inSeconds(outcome.seconds)})`;

/** How the output of failed steps ended, the seconds of every step, and as the last line how many passed and failed. */
export function closing(
  steps: readonly Step[],
  outcomes: ReadonlyMap<string, Outcome>,
  outputs: ReadonlyMap<string, string>,
  seconds: number,
): string {
  const rows = steps.flatMap(({ name }) => {
    const outcome = outcomes.get(name);
    return outcome ? [{ name, outcome }] : [];
  });
  const endings = rows
    .filter(({ outcome }) => outcome.status === 'failed')
    .map(({ name }) => `\n━━━ ${name} ended so ━━━\n${(outputs.get(name) ?? '').slice(-maxRepeatedLength)}`);
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  const passed = rows.filter(({ outcome }) => outcome.status === 'passed').length;
  return [
    ...endings,
    `\nin ${inSeconds(seconds)}`,
    ...rows.map(
      ({ name, outcome }) =>
        `  ${name.padEnd(width)}  ${inSeconds(outcome.seconds).padStart(8)}  ${textOf(outcome)}`,
    ),
    `${passed} passed, ${rows.length - passed} failed`,
  ].join('\n');
}

/** What is written to a file of a run: its seconds, those of each step, and how it ended. */
export function timesOf(outcomes: ReadonlyMap<string, Outcome>, cores: number, seconds: number) {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    cores,
    seconds: rounded(seconds),
    steps: Object.fromEntries(
      [...outcomes].map(([name, outcome]) => [
        name,
        { status: outcome.status, seconds: rounded(outcome.seconds) },
      ]),
    ),
  };
}
