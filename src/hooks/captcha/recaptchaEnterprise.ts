import type { Captcha } from './types';
import { unseenRecaptcha, type UnseenRecaptchaOptions } from './unseenRecaptcha';

export type RecaptchaEnterpriseOptions = UnseenRecaptchaOptions;

/** reCAPTCHA Enterprise with a score or policy key; a policy may open a challenge. `recaptchaEnterprise({ siteKey })`. @public */
export const recaptchaEnterprise = (options: RecaptchaEnterpriseOptions): Captcha =>
  unseenRecaptcha('recaptchaEnterprise', 'enterprise', options);
