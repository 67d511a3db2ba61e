import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTransifex } from '../../../../../host-app/src/requested/loadTransifex';

interface Page {
  liveSettings?: unknown;
  Transifex?: unknown;
}
const page = window as unknown as Page;

afterEach(() => {
  delete page.liveSettings;
  delete page.Transifex;
});

describe('translating on the page (000 §2 transifexLiveMode)', () => {
  it('loads the script with the host’s key, which tells nothing of the page by itself', async () => {
    const load = vi.fn(async (_: string, { isReady }: { isReady: () => boolean }) => {
      expect(page.liveSettings).toEqual({ api_key: 'key-of-the-host', autocollect: false });
      expect(isReady()).toBe(false);
      page.Transifex = {};
      expect(isReady()).toBe(true);
      await Promise.resolve();
    });
    await loadTransifex('key-of-the-host', load);
    expect(load.mock.calls.map(([address]) => address)).toEqual(['https://cdn.transifex.com/live.js']);
  });

  it('loads nothing for a host without a key', async () => {
    const load = vi.fn();
    await loadTransifex('', load);
    await loadTransifex(undefined, load);
    expect(load).not.toHaveBeenCalled();
    expect(page.liveSettings).toBeUndefined();
  });

  it('the page goes on when the script can’t be had', async () => {
    await expect(loadTransifex('key', () => Promise.reject(new Error('blocked')))).resolves.toBeUndefined();
  });
});
