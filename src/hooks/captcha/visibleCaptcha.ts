import { CaptchaError, type Captcha, type CaptchaLook, type CaptchaPhase } from './types';

/** How long a check may take by itself, its script included, before it counts as blocked. In milliseconds. */
const patience = 45_000;

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
export type Draw = (place: HTMLElement, look: CaptchaLook, report: Report) => Promise<Drawn>;

/** What the captchas with a widget have in common: the phase of the check, and the token while it is good. */
export function visibleCaptcha(id: string, draw: Draw): Captcha {
  let phase: CaptchaPhase = 'loading';
  let token = '';
  let drawn: Drawn | null = null;
  let place: HTMLElement | null = null;
  let begin: (() => void) | null = null;
  let failure: unknown;
  const listeners = new Set<() => void>();

  const move = (next: CaptchaPhase, given = '') => {
    phase = next;
    token = given;
    for (const listener of [...listeners]) listener();
  };

  function mount(element: HTMLElement, look: CaptchaLook, onPhase: (phase: CaptchaPhase) => void) {
    let isGone = false;
    const tell = () => onPhase(phase);
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
      draw(element, look, report).then(
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
    listeners.add(tell);
    place = element;
    begin = start;
    start();
    return () => {
      isGone = true;
      listeners.delete(tell);
      if (place !== element) return;
      drawn?.remove();
      drawn = place = begin = null;
      move('loading');
    };
  }

  /** Resolves when the check is no longer going on by itself. */
  const settled = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
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
        () => stop(new CaptchaError('blocked', `${id} did not answer in ${patience} ms`)),
        patience,
      );
      const end = () => {
        clearTimeout(timer);
        listeners.delete(look);
        signal.removeEventListener('abort', giveUp);
      };
      listeners.add(look);
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else look();
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
          place?.querySelector<HTMLElement>('iframe, input, button')?.focus();
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
