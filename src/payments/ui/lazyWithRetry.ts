import { createElement, lazy, type ComponentType } from 'react';
import { retry } from '../retry';
import type { Loader } from './prefetch';

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
  load: Loader<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  let attempt = () => retry(load);
  let Loaded: ComponentType<Props> | undefined;
  // React keeps what a lazy component ended with, also a failure.
  const renew = () => {
    attempt = () => load().catch(reload);
    Loaded = undefined;
  };
  return (props) =>
    createElement(
      (Loaded ??=
        load.ahead?.[name] ??
        (lazy<ComponentType<Props>>(async () => {
          unloaded.add(renew);
          const loaded = await attempt();
          unloaded.delete(renew);
          return { default: loaded[name] };
        }) as ComponentType<Props>)),
      props,
    );
}
