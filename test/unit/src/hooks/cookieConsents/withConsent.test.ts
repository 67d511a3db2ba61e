import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../../src/client';
import type { WidgetEvent } from '../../../../../src/domain';
import { createConsent, tagManager, withConsent, type Consent } from '../../../../../src/hooks';
import { createTextStore, type TextStore } from '../../../../../src/hooks/textStore';
import { eventually } from '../../../../eventually';

const expired: WidgetEvent = { type: 'expired' };
const entry = { event: 'boxoffice.expired', boxoffice: {} };
const page = globalThis as { dataLayer?: unknown[] };

afterEach(() => {
  vi.unstubAllGlobals();
  delete page.dataLayer;
});

/** A browser's storage, and what is in it. */
function memory(): { store: TextStore; keys: string[] } {
  const keys: string[] = [];
  const store = createTextStore(() => {
    throw new Error('There is none.');
  });
  const write = (key: string, text: string) => {
    keys.push(key);
    store.write(key, text);
  };
  return { store: { ...store, write }, keys };
}

/** The consent of a site whose backend answers so. */
function consentOf(answer: () => Response, store = memory().store) {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  const client = createClient({ bases: { api: 'https://backend.example/api' } });
  const consent = createConsent({
    client,
    accountId: '77',
    domain: 'northlight.example',
    store,
    clock: { now: () => 0 },
  });
  return { consent, fetched };
}
const asks = () => new Response('(function () {})();', { headers: { 'Content-Type': 'text/javascript' } });
const asksNothing = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
const fails = () => new Response('', { status: 500 });

const arrived = (consent: Consent) => eventually(() => expect(consent.state().at).not.toBe('reading'));

describe('where the site has a cookie consent', () => {
  it('nothing is loaded or stored of a buyer who was not asked yet', async () => {
    const { store, keys } = memory();
    const { consent } = consentOf(asks, store);
    const analytics = withConsent(tagManager(), consent);
    analytics.report(expired);
    await arrived(consent);
    analytics.report(expired);
    expect(consent.state()).toEqual({ at: 'open' });
    expect(page.dataLayer).toBeUndefined();
    expect(keys).toEqual([]);
  });

  it('all that happened follows once it is accepted, in its order', async () => {
    const { consent } = consentOf(asks);
    const analytics = withConsent(tagManager(), consent);
    analytics.report({ type: 'holdExtended' });
    await arrived(consent);
    analytics.report(expired);
    consent.choose({ analytics: true, marketing: false });
    expect(page.dataLayer).toEqual([{ event: 'boxoffice.holdExtended', boxoffice: {} }, entry]);
    analytics.report(expired);
    expect(page.dataLayer).toHaveLength(3);
  });

  it('nothing ever follows where it is rejected, nor what is reported after an acceptance was withdrawn', async () => {
    const { consent } = consentOf(asks);
    const analytics = withConsent(tagManager(), consent);
    await arrived(consent);
    analytics.report(expired);
    consent.choose({ analytics: false, marketing: true });
    expect(page.dataLayer).toBeUndefined();
    consent.choose({ analytics: true, marketing: true });
    expect(page.dataLayer).toBeUndefined();
    consent.choose({ analytics: false, marketing: false });
    analytics.report(expired);
    expect(page.dataLayer).toBeUndefined();
  });

  it('a tracking pixel waits for marketing', async () => {
    const { consent } = consentOf(asks);
    const pixel = vi.fn();
    withConsent({ report: pixel }, consent, 'marketing').report(expired);
    await arrived(consent);
    consent.choose({ analytics: true, marketing: false });
    expect(pixel).not.toHaveBeenCalled();
  });

  it('a later visit is not asked again, and nothing is read', async () => {
    const { store } = memory();
    const first = consentOf(asks, store).consent;
    await arrived(first);
    first.choose({ analytics: true, marketing: false });
    const { consent, fetched } = consentOf(asks, store);
    expect(consent.state()).toEqual({ at: 'chosen', choice: { analytics: true, marketing: false } });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('otherwise', () => {
  it('all is reported where the site has no cookie consent', async () => {
    const { consent } = consentOf(asksNothing);
    const analytics = withConsent(tagManager(), consent);
    analytics.report(expired);
    await arrived(consent);
    expect(consent.state()).toEqual({ at: 'notNeeded' });
    expect(page.dataLayer).toEqual([entry]);
    analytics.report(expired);
    expect(page.dataLayer).toHaveLength(2);
  });

  it('F95: nothing is reported while nobody knows whether the site has one', async () => {
    const { consent } = consentOf(fails);
    withConsent(tagManager(), consent).report(expired);
    await arrived(consent);
    expect(consent.state()).toEqual({ at: 'unknown' });
    expect(page.dataLayer).toBeUndefined();
  });

  it('a consent that comes later holds back until then', async () => {
    const { consent } = consentOf(asksNothing);
    const analytics = withConsent(tagManager(), Promise.resolve(consent));
    analytics.report(expired);
    expect(page.dataLayer).toBeUndefined();
    await arrived(consent);
    await eventually(() => expect(page.dataLayer).toEqual([entry]));
  });

  it('what a tag manager throws late harms nobody (FAULTS F59)', async () => {
    const { consent } = consentOf(asks);
    const listener = vi.fn();
    const report = () => {
      throw new Error('The tag manager is broken.');
    };
    withConsent({ report }, consent).report(expired);
    consent.subscribe(listener);
    await arrived(consent);
    consent.choose({ analytics: true, marketing: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
