import { createElement, lazy, useState, type ComponentType } from 'react';
import { retry } from '../retry';
import { loadedAhead } from './loadedAhead';

/** Makes the components anew that are still on their way, or could not be loaded. */
const unloaded = new Set<() => void>();

/** For who draws again what crashed: a component that could not be loaded is requested once more. FAULTS F89. */
export function renewUnloaded(): void {
  for (const renew of unloaded) renew();
}

/** Many browsers ask for a lost file only once a page, and after a deploy it is gone for good. An order outlives a reload, if there is a server. */
async function reload(cause: unknown): Promise<never> {
  if (await fetch(location.href, { method: 'HEAD' }).catch(() => false)) location.reload();
  throw cause;
}

/**
 * A component in a chunk of its own, asked for three times before its panel gives up: `lazyWithRetry(() => import('./X'), 'X')`. What
 * `prefetch` has loaded by the same function is drawn at once: what stands in for it would stay for React's 300 ms.
 */
export function lazyWithRetry<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  // React keeps what a lazy component ended with, also a failure.
  const make = (attempt: typeof load) =>
    lazy<ComponentType<Props>>(async () => {
      unloaded.add(renew);
      const { [name]: Component } = await attempt();
      unloaded.delete(renew);
      return { default: Component };
    });
  let Loaded = make(() => retry(load));
  const renew = () => void (Loaded = make(() => load().catch(reload)));
  return function Late(props) {
    // The same one for as long as it is mounted: another would begin anew.
    const [ahead] = useState(() => loadedAhead.get(load) as Awaited<ReturnType<typeof load>> | undefined);
    return createElement((ahead?.[name] ?? Loaded) as ComponentType<Props>, props);
  };
}
