import type { Backend } from './backend';

const loadProviders: Backend['loadProviders'] = async () => {
  const real = await import('./realProviders');
  return real.realProviders;
};

/** The real backend when there is one; else the one in the browser, in a chunk of its own. */
export async function openBackend(): Promise<Backend> {
  const address = import.meta.env.VITE_BACKEND_URL;
  if (address)
    return {
      bases: { v1: `${address}/api/v1`, v2: `${address}/api/v2`, api: `${address}/api` },
      loadProviders,
    };
  if (import.meta.env.VITE_DEMO === 'false') return { loadProviders };
  const { openDemo } = await import('./demo/openDemo');
  return openDemo();
}
