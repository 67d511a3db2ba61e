import { vi } from 'vitest';

/** Milliseconds. What comes in a second alone takes many on a machine that does everything at once; what is there waits for none. */
const timeout = 60_000;

/** Asks again until the check passes, and answers what it answers. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout });
