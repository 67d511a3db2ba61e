import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retry } from '../payments/retry';

/** A component in a chunk of its own, asked for three times before its panel gives up: `part(() => import('./X'), 'X')`. */
export const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await retry(load))[name] }));

/** Loads a chunk before it is needed; when that fails, it is tried again once it is. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
