'use client';
import { useEffect, useState } from 'react';

/** Modules that are asked for later. */
export interface Chunk<T> {
  /** Once they are there. */
  loaded?: T;
  /** Asks for them, again after a failure. */
  load: () => Promise<void>;
}

/** Names a chunk: `chunk(() => import('./extras'))`. */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  // A thousand rows ask for it at once, and the bundler looks for each in the page.
  let loading: Promise<T> | undefined;
  const made: Chunk<T> = {
    load: async () => {
      made.loaded ??= await (loading ??= fetch().finally(() => {
        loading = undefined;
      }));
    },
  };
  return made;
}

/**
 * What a chunk exports, as soon as it is wanted and there; `null` when it could not be loaded. What stands in for it
 * meanwhile is the caller's: a screen that can do without must not go down with it, as it would with `lazy`.
 */
export function useChunk<T>(wanted: Chunk<T>, isWanted = true): T | null | undefined {
  const [failed, setFailed] = useState<boolean>();
  // It may come between the drawing and the effect, and has to be drawn then.
  const [wasThere] = useState(!!wanted.loaded);
  useEffect(() => {
    if (!isWanted || wasThere) return;
    // Once what wants it is on the screen.
    const timer = setTimeout(
      () =>
        void wanted.load().then(
          () => setFailed(false),
          () => setFailed(true),
        ),
    );
    return () => {
      clearTimeout(timer);
      setFailed(undefined);
    };
  }, [wanted, isWanted, wasThere]);
  if (isWanted && wanted.loaded) return wanted.loaded;
  return failed ? null : undefined;
}
