import {
  openRecaptcha,
  readGrecaptcha,
  type RecaptchaBadge,
  type RecaptchaEdition,
  type RecaptchaOptions,
} from './grecaptcha';
import { CaptchaError, type Captcha } from './types';
import { watchChallenge } from './watchChallenge';

/** Milliseconds a check may take while no challenge is shown. */
const timeoutMs = 20_000;

export interface UnseenRecaptchaOptions extends RecaptchaOptions {
  /** Where Google's mark is shown. Default: `bottomright`. */
  badge?: RecaptchaBadge | undefined;
}

interface Answer {
  passed: (token: string) => void;
  failed: (error: Error) => void;
}

/** What the editions without a box to tick have in common. Some may open a challenge all the same. */
export function unseenRecaptcha(
  id: string,
  edition: RecaptchaEdition,
  options: UnseenRecaptchaOptions,
): Captcha {
  let opening: Promise<number> | null = null;
  let client: number | null = null;
  let requested: Answer | null = null;

  async function draw(): Promise<number> {
    const grecaptcha = await openRecaptcha(edition, options);
    const container = document.body.appendChild(document.createElement('div'));
    return grecaptcha.render(container, {
      sitekey: options.siteKey,
      size: 'invisible',
      ...(options.badge && { badge: options.badge }),
      callback: (token) => requested?.passed(token),
      'expired-callback': () => requested?.failed(new CaptchaError('expired', `${id}: expired`)),
      'error-callback': () => requested?.failed(new CaptchaError('failed', `${id} could not reach Google`)),
    });
  }
  async function open(): Promise<number> {
    opening ??= draw();
    try {
      client = await opening;
      return client;
    } catch (cause) {
      opening = null;
      throw new CaptchaError('blocked', `${id} can't be had`, { cause });
    }
  }

  return {
    id,
    prepare: async () => {
      await open();
    },
    async check(action, signal) {
      const drawn = await open();
      let end: () => void = () => undefined;
      try {
        return await new Promise<string>((passed, failed) => {
          const giveUp = () => failed(signal.reason as Error);
          const challenge = watchChallenge(() => failed(new CaptchaError('closed', `${id}: closed`)));
          const timer = setTimeout(() => {
            if (!challenge.isOpen())
              failed(new CaptchaError('blocked', `${id} did not answer in ${timeoutMs} ms`));
          }, timeoutMs);
          end = () => {
            clearTimeout(timer);
            challenge.stop();
            signal.removeEventListener('abort', giveUp);
            requested = null;
          };
          requested = { passed, failed };
          signal.addEventListener('abort', giveUp);
          if (signal.aborted) giveUp();
          else execute(drawn, action).then((token) => token && passed(token), failed);
        });
      } finally {
        end();
      }
    },
    reset() {
      if (client !== null) readGrecaptcha(edition)?.reset(client);
    },
  };

  async function execute(drawn: number, action: string) {
    try {
      return await readGrecaptcha(edition)?.execute(drawn, { action });
    } catch (cause) {
      throw new CaptchaError('failed', `${id} refused the check`, { cause });
    }
  }
}
