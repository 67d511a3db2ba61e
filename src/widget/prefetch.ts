/** Loads a chunk before it is needed; when that fails, it is tried again once it is. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
