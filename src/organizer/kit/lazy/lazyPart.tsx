'use client';
import { createElement, useState, type ComponentType } from 'react';
import { retry } from '../../../loading/retry';
import { chunk, useChunk } from '../../../themed/kit/chunk';

/** A component in a chunk of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it before it is needed. Never rejects: where it is shown, a failure is too. */
  load: () => Promise<void>;
};

/** What stands in for it; each is given its props. */
interface LazyStates<Props> {
  Loading: ComponentType<Props>;
  /** After three tries; `onRetry` begins another three. */
  Failed: ComponentType<Props & { onRetry: () => void }>;
}

/**
 * A component in a chunk of its own: `lazyPart(() => import('./Days'), 'Days', states)`. Once the chunk is there it is drawn at once: unlike with
 * `lazy` no state is shown in between.
 */
export function lazyPart<Name extends string, Props extends object>(
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { Loading, Failed }: LazyStates<Props>,
): LazyPart<Props> {
  const later = chunk(() => retry(fetch));
  function Attempt({ given, onRetry }: { given: Props; onRetry: () => void }) {
    const loaded = useChunk(later);
    if (loaded) return createElement(loaded[name], given);
    return loaded === null ? <Failed {...given} onRetry={onRetry} /> : <Loading {...given} />;
  }
  function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Attempt key={attempt} given={props} onRetry={() => setAttempt(attempt + 1)} />;
  }
  LazyPart.displayName = `lazyPart(${name})`;
  return Object.assign(LazyPart, { load: () => later.load().catch(ignore) });
}

const ignore = () => undefined;
