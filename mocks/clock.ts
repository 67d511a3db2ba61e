import type { Clock } from '../src/domain/time/clock';

/** What a mock clock is made again from. `offset` is milliseconds from system time, `at` since the epoch. */
export type ClockState = { running: true; offset: number } | { running: false; at: number };

/** A clock that stands still or runs from any moment. The mock backend and the widget share one. @public */
export interface MockClock extends Clock {
  /** Jump to a moment: ISO 8601 or milliseconds since the epoch. */
  set(at: string | number): void;
  /** Go on by so many milliseconds; holds expire, countdowns move. */
  advance(milliseconds: number): void;
  /** Stand still at the present moment. */
  freeze(): void;
  /** Run on from the present moment, as fast as system time. */
  run(): void;
  state(): ClockState;
  restore(state: ClockState): void;
  /** Called after each jump, freeze and run; answers how to stop. */
  onChange(listener: () => void): () => void;
}

/** When a clock starts, and whether it runs. @public */
export interface MockClockOptions {
  /** Where it starts: ISO 8601 or milliseconds since the epoch. Default: system time. */
  at?: string | number;
  /** Default: false, it stands still. */
  running?: boolean;
}

const instantOf = (at: string | number): number => {
  const instant = typeof at === 'number' ? at : Date.parse(at);
  if (!Number.isFinite(instant)) throw new TypeError(`"${at}" is no instant: give ISO 8601 or milliseconds`);
  return instant;
};

/**
 * A clock that tests set and move, and that the backend and the page share. Throws a `TypeError` for an instant that is none.
 * @example const clock = createMockClock({ at: '2026-02-12T10:00:00-05:00' }); clock.advance(60_000);
 * @public
 */
export function createMockClock(options: MockClockOptions = {}): MockClock {
  const listeners = new Set<() => void>();
  const start = instantOf(options.at ?? Date.now());
  let state: ClockState = options.running
    ? { running: true, offset: start - Date.now() }
    : { running: false, at: start };
  let passed = 0;
  let runningSince = options.running ? performance.now() : null;

  const now = () => (state.running ? Date.now() + state.offset : state.at);
  const monotonic = () => passed + (runningSince === null ? 0 : performance.now() - runningSince);
  const become = (next: ClockState, jump: number) => {
    // Monotonic time only grows, whatever the clock on the wall does.
    passed = monotonic() + Math.max(0, jump);
    runningSince = next.running ? performance.now() : null;
    state = next;
    for (const listener of listeners) listener();
  };
  const at = (instant: number): ClockState =>
    state.running ? { running: true, offset: instant - Date.now() } : { running: false, at: instant };

  return {
    now,
    monotonic,
    set: (to) => become(at(instantOf(to)), instantOf(to) - now()),
    advance: (milliseconds) => become(at(now() + milliseconds), milliseconds),
    freeze: () => become({ running: false, at: now() }, 0),
    run: () => become({ running: true, offset: now() - Date.now() }, 0),
    state: () => state,
    restore: (next) => become(next, 0),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
