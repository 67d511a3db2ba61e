import { CaptchaError, type Captcha, type CaptchaAppearance, type CaptchaPhase } from './types';

/** How long a check may take by itself, its script included, before it counts as blocked. In milliseconds. */
const timeoutMs = 45_000;

/** What a provider's widget tells. */
interface Report {
  passed: (token: string) => void;
  moved: (phase: Exclude<CaptchaPhase, 'passed'>) => void;
}

/** A widget on the page. */
interface Drawn {
  /** Where it begins: `waiting` for the buyer, or `loading` when it goes on by itself. Also after a reset. */
  begins: 'waiting' | 'loading';
  reset: () => void;
  remove: () => void;
}

/** Draws a provider's widget. Rejects when it can't be had. */
export type Draw = (container: HTMLElement, appearance: CaptchaAppearance, report: Report) => Promise<Drawn>;

/** What the captchas with a widget have in common: the phase of the check, and the token while it is good. */
export function visibleCaptcha(id: string, draw: Draw): Captcha {
  let phase: CaptchaPhase = 'loading';
  let token = '';
  let drawn: Drawn | null = null;
  let container: HTMLElement | null = null;
  let begin: (() => void) | null = null;
  let failure: unknown;
  const listeners = new Set<() => void>();

  const move = (next: CaptchaPhase, given = '') => {
    phase = next;
    token = given;
    for (const listener of [...listeners]) listener();
  };

  function mount(
    element: HTMLElement,
    appearance: CaptchaAppearance,
    onPhase: (phase: CaptchaPhase) => void,
  ) {
    let isGone = false;
    const notify = () => onPhase(phase);
    const report: Report = {
      passed: (given) => {
        if (!isGone) move('passed', given);
      },
      moved: (next) => {
        if (!isGone) move(next);
      },
    };
    const start = () => {
      move('loading');
      draw(element, appearance, report).then(
        (made) => {
          if (isGone) {
            made.remove();
            return;
          }
          drawn = made;
          if (phase === 'loading') move(made.begins);
        },
        (cause: unknown) => {
          failure = cause;
          report.moved('blocked');
        },
      );
    };
    listeners.add(notify);
    container = element;
    begin = start;
    start();
    return () => {
      isGone = true;
      listeners.delete(notify);
      if (container !== element) return;
      drawn?.remove();
      drawn = container = begin = null;
      move('loading');
    };
  }

  /** Resolves when the check is no longer going on by itself. */
  const settled = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (phase === 'loading') return;
        end();
        resolve();
      };
      const stop = (cause: unknown) => {
        end();
        reject(cause instanceof Error ? cause : new CaptchaError('blocked', `${id} was given up`));
      };
      const giveUp = () => stop(signal.reason);
      const timer = setTimeout(
        () => stop(new CaptchaError('blocked', `${id} did not answer in ${timeoutMs} ms`)),
        timeoutMs,
      );
      const end = () => {
        clearTimeout(timer);
        listeners.delete(check);
        signal.removeEventListener('abort', giveUp);
      };
      listeners.add(check);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else check();
    });

  return {
    id,
    widget: { mount },
    async check(_action, signal) {
      // Its script may be had by now.
      if (phase === 'blocked') begin?.();
      await settled(signal);
      switch (phase) {
        case 'passed':
          return token;
        case 'loading':
        case 'waiting':
          container?.querySelector<HTMLElement>('iframe, input, button')?.focus();
          throw new CaptchaError('unanswered', `${id} waits for the buyer`);
        case 'blocked':
          throw new CaptchaError('blocked', `${id} can't be had`, { cause: failure });
        default:
          throw new CaptchaError(phase, `${id}: ${phase}`);
      }
    },
    reset() {
      if (!drawn) return;
      drawn.reset();
      move(drawn.begins);
    },
  };
}
