import type { Captcha } from './types';
import { unseenRecaptcha, type UnseenRecaptchaOptions } from './unseenRecaptcha';

export type RecaptchaV3Options = UnseenRecaptchaOptions;

/** reCAPTCHA v3: a score, and nothing to do for the buyer. `recaptchaV3({ siteKey })`. @public */
export const recaptchaV3 = (options: RecaptchaV3Options): Captcha =>
  unseenRecaptcha('recaptchaV3', 'api', options);
