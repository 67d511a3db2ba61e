import { retry } from './retry';

/** Makes anew what is still on its way, or could not be loaded. */
const unloaded = new Set<() => void>();

/** For who draws again what crashed: what could not be loaded is requested once more. FAULTS F89. */
export function renewUnloaded(): void {
  for (const renew of unloaded) renew();
}

/** Many browsers ask for a lost file only once a page, and after a deploy it is gone for good. An order outlives a reload, if there is a server. */
async function reload(cause: unknown): Promise<never> {
  if (await fetch(location.href, { method: 'HEAD' }).catch(() => false)) location.reload();
  throw cause;
}

/**
 * A loader of a chunk that asks three times before it gives up. Drawn again after that, its panel has it asked for once more, and then the page
 * is loaded anew; `onRenew` hears of it.
 */
export function loadAgain<T>(load: () => Promise<T>, onRenew?: () => void): () => Promise<T> {
  let attempt = () => retry(load);
  const renew = () => {
    attempt = () => load().catch(reload);
    onRenew?.();
  };
  return async () => {
    unloaded.add(renew);
    const loaded = await attempt();
    unloaded.delete(renew);
    return loaded;
  };
}
