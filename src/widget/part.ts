import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retry } from '../payments/retry';

/** A component in a chunk of its own, asked for three times before its panel gives up: `part(() => import('./X'), 'X')`. */
export const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await retry(load))[name] }));

const asked = new WeakSet<() => Promise<unknown>>();

/**
 * Loads a chunk before it is needed, once what was done is on the screen: asking looks through the whole page for what it
 * already has. Asked for once; when that fails, again at the next call.
 */
export function prefetch(load: () => Promise<unknown>): void {
  if (asked.has(load)) return;
  asked.add(load);
  setTimeout(() => void load().catch(() => asked.delete(load)), 100);
}
