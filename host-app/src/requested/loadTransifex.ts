import { loadScript } from 'boxoffice/payments';

const address = 'https://cdn.transifex.com/live.js';

interface Live {
  /** Read by its script when it starts. */
  liveSettings?: { api_key: string; autocollect: boolean };
  Transifex?: unknown;
}

/**
 * Transifex Live, with which translators see and change texts on the page itself (000 §2 transifexLiveMode): only for an address that asks
 * for it, of a host that has a project there. docs/translating.md
 */
export async function loadTransifex(
  key = import.meta.env.VITE_TRANSIFEX_KEY,
  load: typeof loadScript = loadScript,
): Promise<void> {
  if (!key) return;
  const page = window as unknown as Live;
  page.liveSettings = { api_key: key, autocollect: false };
  // The page goes on without it, and looks the same.
  await load(address, { isReady: () => page.Transifex !== undefined }).catch(() => undefined);
}
