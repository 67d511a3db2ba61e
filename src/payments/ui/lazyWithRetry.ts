import { createElement, lazy, type ComponentType } from 'react';
import { loadAgain } from '../../loading/loadAgain';
import type { Loader } from './prefetch';

/**
 * A component in a chunk of its own, asked for three times before its panel gives up: `lazyWithRetry(() => import('./X'), 'X')`. What
 * `prefetch` has loaded by the same function is drawn at once: what stands in for it would stay for React's 300 ms.
 */
export function lazyWithRetry<Name extends string, Props extends object>(
  load: Loader<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // React keeps what a lazy component ended with, also a failure.
  const loadPart = loadAgain(load, () => {
    Loaded = undefined;
  });
  return (props) =>
    createElement(
      (Loaded ??=
        load.ahead?.[name] ??
        (lazy<ComponentType<Props>>(async () => ({
          default: (await loadPart())[name],
        })) as ComponentType<Props>)),
      props,
    );
}
