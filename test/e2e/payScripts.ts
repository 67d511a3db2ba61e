import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './providers';

/** How a buyer pays, as the first column of the inventory names it. */
type Step = 'stripe' | 'spreedly' | 'zooz' | 'paypal' | 'bitcoin' | 'invoice';

/** What the inventory lists for a step. */
async function listed(wanted: Step): Promise<string[]> {
  const text = await readFile('docs/security/scripts.md', 'utf8');
  const rows = [...text.matchAll(/^\| (\w+) +\| `([^`]+)` +\|/gm)];
  return rows
    .flatMap(([, step, script = '']) => (step === 'always' || step === wanted ? [script] : []))
    .sort();
}

/**
 * Notes every script that the page itself runs; frames have pages of their own. What it answers is called at the payment step, with
 * everything filled in, and fails unless exactly the scripts of `docs/security/scripts.md` were loaded (FAULTS A20).
 */
export function noteScripts(page: Page): (step: Step) => Promise<void> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' || request.frame() !== page.mainFrame()) return;
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(page.url()).origin && /^\/assets\/[\w.-]+\.js$/.test(pathname);
    scripts.add(isOurs ? '/assets/*.js' : origin + pathname);
  });
  return async (step) => {
    expect([...scripts].sort()).toEqual(await listed(step));
    expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => !src).length)).toBe(0);
  };
}
