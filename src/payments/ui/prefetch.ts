import { loadedAhead } from './loadedAhead';

/**
 * Loads a chunk before it is needed, once what was done is on the screen: asking looks through the whole page for what it already has.
 *
 * @param owner whom `loadedAhead` has it for, where the loader is not the same function each time
 */
export function prefetch(load: () => Promise<unknown>, owner: object = load): void {
  setTimeout(
    () =>
      void load().then(
        (loaded) => loadedAhead.set(owner, loaded),
        () => undefined,
      ),
    100,
  );
}
