import { createElement, lazy, type ComponentType } from 'react';
import { retry } from '../payments/retry';

/** Asks anew for the parts that could not be had. */
const lost = new Set<() => void>();

/** For who shows again what crashed: a part that was lost is asked for once more. FAULTS F89. */
export function renewParts(): void {
  for (const renew of lost) renew();
}

/** A component in a chunk of its own, asked for three times before its panel gives up: `part(() => import('./X'), 'X')`. */
export function part<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  // React keeps what a lazy component ended with, also a failure.
  const make = () =>
    lazy<ComponentType<Props>>(async () => {
      lost.add(renew);
      const { [name]: Part } = await retry(load);
      lost.delete(renew);
      return { default: Part };
    });
  let Loaded = make();
  const renew = () => void (Loaded = make());
  return (props) => createElement(Loaded as ComponentType<Props>, props);
}

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
