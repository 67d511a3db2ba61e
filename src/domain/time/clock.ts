/** The one place time is read from. Stories and tests pass a frozen one; the mock backend shares it. @public */
export interface Clock {
  /** Milliseconds since the epoch; may jump when the person changes the system time. */
  now(): number;
  /** Milliseconds that only ever grow; for durations. */
  monotonic(): number;
}

/** The time of the machine. @public */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
