import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { SiteCaptcha } from '../../contract';
import { retry } from '../../loading/retry';
import { CaptchaError, type Captcha } from './types';

/** Which captcha is asked before a hold: the page's own, else the one its site has a key for. @experimental */
export interface CaptchaChoice {
  /** The page's own. */
  adapter?: Captcha | undefined;
  /** `siteConf.captcha` of the bootstrap. */
  site?: SiteCaptcha | undefined;
  /** Hears what the developer should know: there is none, or it can't be had. Tokens are never part of it. */
  onError?: ErrorListener | undefined;
}

const opened = new WeakMap<CaptchaChoice, Promise<Captcha>>();

/**
 * The captcha of a choice, the same one each time. One the site names comes in a chunk of its own, asked for again after
 * a failure. Rejects with {@link CaptchaError}.
 */
export function openCaptcha(choice: CaptchaChoice): Promise<Captcha> {
  const known = opened.get(choice);
  if (known) return known;
  const opening = find(choice);
  opened.set(choice, opening);
  opening.catch((cause: unknown) => {
    choice.onError?.(new BoxofficeError('BX2006', cause));
    // What is not configured will not be by asking again.
    const isFinal = cause instanceof CaptchaError && cause.reason === 'unconfigured';
    if (!isFinal) opened.delete(choice);
  });
  return opening;
}

async function find({ adapter, site }: CaptchaChoice): Promise<Captcha> {
  if (adapter) return adapter;
  if (!site)
    throw new CaptchaError(
      'unconfigured',
      'The widget has captchaEnabled and no captcha: give TicketWidget a `captcha`, e.g. recaptchaV3({ siteKey }), or send siteConf.captcha.',
    );
  const load = loaders[site.provider] as (typeof loaders)[SiteCaptcha['provider']] | undefined;
  if (!load)
    throw new CaptchaError('unconfigured', `There is no captcha called ${site.provider} (siteConf.captcha).`);
  try {
    return (await retry(load))(site);
  } catch (cause) {
    throw new CaptchaError('blocked', `The adapter for ${site.provider} could not be loaded.`, { cause });
  }
}

const loaders = {
  recaptchaV2: async () => (await import('./recaptchaV2')).recaptchaV2,
  recaptchaV3: async () => (await import('./recaptchaV3')).recaptchaV3,
  recaptchaEnterprise: async () => (await import('./recaptchaEnterprise')).recaptchaEnterprise,
  turnstile: async () => (await import('./turnstile')).turnstile,
};
