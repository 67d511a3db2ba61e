/** Loads a chunk, and has what was loaded once `prefetch` was asked for it. */
export interface Loader<T> {
  (): Promise<T>;
  ahead?: T;
}

/** Loads a chunk before it is needed, once what was done is on the screen: asking looks through the whole page for what it already has. */
export function prefetch<T>(load: Loader<T>): void {
  setTimeout(
    () =>
      void load().then(
        (loaded) => (load.ahead = loaded),
        () => undefined,
      ),
    100,
  );
}
