export interface RetryOptions {
  /** How often at most. FAULTS F33: three. */
  tries?: number;
  /** Milliseconds between two tries. FAULTS F33: one second. */
  pause?: number;
}

/** Tries a loader a few times with a pause in between; rejects with the last failure. */
export async function retry<T>(
  load: () => Promise<T>,
  { tries = 3, pause = 1_000 }: RetryOptions = {},
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (tries <= 1) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return retry(load, { tries: tries - 1, pause });
  }
}
