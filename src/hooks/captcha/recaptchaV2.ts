import { openRecaptcha, readGrecaptcha, type RecaptchaOptions } from './grecaptcha';
import type { Captcha } from './types';
import { unseenRecaptcha, type UnseenRecaptchaOptions } from './unseenRecaptcha';
import { visibleCaptcha } from './visibleCaptcha';
import { watchChallenge } from './watchChallenge';

export interface RecaptchaV2Options extends RecaptchaOptions, UnseenRecaptchaOptions {
  /** What the key is for: a box to tick, or a challenge for those in doubt only. Default: `checkbox`. */
  kind?: 'checkbox' | 'invisible' | undefined;
}

/** The narrowest place Google's box fits in; the compact one is taller. In pixels. */
const boxWidth = 304;

/** reCAPTCHA v2, with a box to tick or invisible, as its key says. `recaptchaV2({ siteKey })`. @public */
export function recaptchaV2(options: RecaptchaV2Options): Captcha {
  if (options.kind === 'invisible') return unseenRecaptcha('recaptchaV2', 'api', options);
  return visibleCaptcha('recaptchaV2', async (container, appearance, report) => {
    const grecaptcha = await openRecaptcha('api', options);
    let hasPassed = false;
    // A box of its own: Google draws into the same element once only.
    const box = container.appendChild(document.createElement('div'));
    const client = grecaptcha.render(box, {
      sitekey: options.siteKey,
      size: container.clientWidth >= boxWidth || !container.clientWidth ? 'normal' : 'compact',
      theme: appearance.scheme,
      hl: appearance.locale,
      callback: (token) => {
        hasPassed = true;
        report.passed(token);
      },
      'expired-callback': () => {
        hasPassed = false;
        report.moved('expired');
      },
      'error-callback': () => report.moved('failed'),
    });
    const challenge = watchChallenge(() => {
      if (!hasPassed) report.moved('closed');
    });
    return {
      begins: 'waiting',
      reset: () => {
        hasPassed = false;
        readGrecaptcha('api')?.reset(client);
      },
      remove: () => {
        challenge.stop();
        box.remove();
      },
    };
  });
}
