/** Loads a chunk before it is needed, once what was done is on the screen: asking looks through the whole page for what it already has. */
export function prefetch(load: () => Promise<unknown>): void {
  setTimeout(() => void load().catch(() => undefined), 100);
}
