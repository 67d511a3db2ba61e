import type { SiteConf } from 'boxoffice/contract';
import type { MockBackend } from 'boxoffice/mocks';
import { startMockBackend } from 'boxoffice/mocks/browser';
import { createFakeCaptcha } from 'boxoffice/testing';
import { loadStripe } from 'boxoffice/payments';
import type { Backend } from '../backend';
import { loadTexts } from '../texts';
import { DemoBar } from '../scenarioPanel/DemoBar';
import { captchaOutcome, demoPart, readDemoQuery, worldOf } from './demoQuery';
import { payPalPage, settlePayPal } from './payPal';

const isUnseen = (captcha: SiteConf['captcha']) =>
  captcha?.provider === 'recaptchaV3' || captcha?.provider === 'recaptchaEnterprise';

const appliedKey = 'boxoffice-host:applied';

/** The backend in the browser, as the address asks for it; it keeps its data over reloads. */
export async function openDemo(): Promise<Backend> {
  const { search } = window.location;
  const [backend] = await Promise.all([
    startMockBackend({ scenario: worldOf('pictures'), storage: 'indexeddb', payPalPage }),
    loadTexts(document.documentElement.lang),
  ]);
  await applyOnce(backend, search);
  await settlePayPal(backend);
  const usesRealStripe = new URLSearchParams(search).get('stripe') === 'real';
  return {
    clock: backend.clock,
    captcha: createFakeCaptcha({
      outcome: captchaOutcome(search),
      times: 1,
      visible: !isUnseen(backend.db.world.siteConf.captcha),
    }),
    authUrl: '/auth/{service}/index.html',
    async loadProviders() {
      const { fakeProviders } = await import('./fakeProviders');
      return { ...fakeProviders(backend), ...(usesRealStripe && { loadStripe }) };
    },
    DemoBar: () => <DemoBar backend={backend} />,
  };
}

/** A reload goes on with the world as it has become; only a changed address changes it. */
async function applyOnce(backend: MockBackend, search: string): Promise<void> {
  const requested = demoPart(search);
  if (requested === (sessionStorage.getItem(appliedKey) ?? '')) return;
  const { scenario, faults, latency, clock } = readDemoQuery(search);
  if (scenario && worldOf(scenario).name !== backend.settings.scenario)
    await backend.reset(worldOf(scenario));
  await backend.setFaults(faults);
  await backend.setLatency(latency);
  if (clock === 'running') backend.clock.run();
  if (clock === 'frozen') {
    backend.clock.set(backend.db.world.now);
    backend.clock.freeze();
  }
  sessionStorage.setItem(appliedKey, requested);
}
