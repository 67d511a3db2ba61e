/** Loads a chunk, and has what was loaded once `prefetch` was asked for it. */
export interface Loader<T> {
  (): Promise<T>;
  ahead?: T;
}

/** Has a chunk before what is in it is drawn. Whoever draws it says that it can't be loaded. */
export const loadAhead = <T>(load: Loader<T>): Promise<unknown> =>
  load().then(
    (loaded) => (load.ahead = loaded),
    () => undefined,
  );

/** Loads a chunk before it is needed, once what was done is on the screen: asking looks through the whole page for what it already has. */
export function prefetch<T>(load: Loader<T>): void {
  setTimeout(() => void loadAhead(load), 100);
}
