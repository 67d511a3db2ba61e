/** What a fake captcha comes to. `refused` passes in the browser, with a token that the mock backend answers 4021 to. */
type FakeCaptchaOutcome = 'passes' | 'fails' | 'closed' | 'expired' | 'neverAnswers' | 'blocked' | 'refused';

/** How a captcha behaves. @public */
export interface FakeCaptchaOptions {
  /** Default: `passes`. */
  outcome?: FakeCaptchaOutcome;
  /** How many checks have that outcome before the rest pass; all of them when absent. */
  times?: number;
  /** Draws a box to tick, as reCAPTCHA v2 and Turnstile do. Default: false. */
  visible?: boolean;
  /** Words beside the box. Default: 'I am a person', in the language of the widget. */
  label?: string;
}

type Phase = 'loading' | 'waiting' | 'passed' | 'failed' | 'closed' | 'expired' | 'blocked';

interface FakeWidget {
  mount: (
    container: HTMLElement,
    appearance: { locale: string; scheme: 'light' | 'dark' },
    onPhase: (phase: Phase) => void,
  ) => () => void;
}

/** A captcha as `TicketWidget` takes it; no script, no provider. @public */
export interface FakeCaptcha {
  readonly id: string;
  readonly widget?: FakeWidget;
  check: (action: string, signal: AbortSignal) => Promise<string>;
  reset: () => void;
}

/** What goes wrong, by outcome. */
const wrongs = { fails: 'failed', closed: 'closed', expired: 'expired', blocked: 'blocked' } as const;
type Wrong = (typeof wrongs)[keyof typeof wrongs];

/** As real boxes do, in the language of the page they are in. */
const labels: Readonly<Record<string, string>> = {
  en: 'I am a person',
  de: 'Ich bin ein Mensch',
  ar: 'أنا إنسان',
};

/** No two tokens of a page are the same. */
let tokens = 0;

/**
 * Stands in for a captcha. Its tokens are `fake-…`, or `bad-…`, which a mock backend refuses with 4021.
 * @example <TicketWidget captcha={createFakeCaptcha({ outcome: 'closed', times: 1 })} … />
 * @public
 */
export function createFakeCaptcha(options: FakeCaptchaOptions = {}): FakeCaptcha {
  const { outcome: requested = 'passes', times = Infinity, visible = false, label } = options;
  let left = times;

  const take = (): FakeCaptchaOutcome => {
    if (left <= 0) return 'passes';
    left -= 1;
    return requested;
  };
  /** The next outcome: what went wrong, a token, or nothing for ever. */
  const next = (): { wrong: Wrong } | { token: string } | null => {
    const outcome = take();
    if (outcome === 'neverAnswers') return null;
    if (outcome in wrongs) return { wrong: wrongs[outcome as keyof typeof wrongs] };
    tokens += 1;
    return { token: `${outcome === 'refused' ? 'bad' : 'fake'}-${tokens}` };
  };
  if (!visible)
    return {
      id: 'fake',
      async check(_action, signal) {
        const found = next() ?? (await forever(signal));
        if ('wrong' in found) throw failure(found.wrong);
        return found.token;
      },
      reset: () => undefined,
    };

  const box = createBox();
  let phase: Phase = 'loading';
  let token = '';
  let notify: ((phase: Phase) => void) | null = null;
  const move = (to: Phase, given = '') => {
    phase = to;
    token = given;
    box.input.checked = to === 'passed';
    notify?.(to);
  };
  box.input.addEventListener('change', () => {
    const found = next();
    if (!found) box.input.indeterminate = true;
    else if ('token' in found) move('passed', found.token);
    else move(found.wrong);
  });

  return {
    id: 'fake',
    widget: {
      mount(container, { locale }, onPhase) {
        let isGone = false;
        notify = onPhase;
        box.text.textContent = label ?? labels[locale.split('-')[0] ?? ''] ?? labels['en'] ?? '';
        move('loading');
        // Not at once, as with a script: who leaves before it is there has not tried.
        queueMicrotask(() => {
          if (isGone) return;
          if (requested === 'blocked' && left > 0) {
            left -= 1;
            move('blocked');
          } else {
            container.append(box.element);
            move('waiting');
          }
        });
        return () => {
          isGone = true;
          box.element.remove();
          notify = null;
        };
      },
    },
    check() {
      if (phase === 'passed') return Promise.resolve(token);
      if (phase === 'waiting') box.input.focus();
      return Promise.reject(failure(phase === 'waiting' || phase === 'loading' ? 'unanswered' : phase));
    },
    reset: () => {
      if (phase !== 'blocked') move('waiting');
    },
  };
}

/** As the captchas of the library fail: by `reason`. */
const failure = (reason: string) =>
  Object.assign(new Error(`The fake captcha was told: ${reason}`), { name: 'CaptchaError', reason });

const forever = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(failure('blocked')));
  });

function createBox() {
  const input = document.createElement('input');
  input.type = 'checkbox';
  const text = document.createElement('span');
  const element = document.createElement('label');
  element.append(input, text);
  Object.assign(input.style, { inlineSize: '24px', blockSize: '24px', margin: '0' });
  Object.assign(element.style, {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    maxInlineSize: '304px',
    minBlockSize: '65px',
    paddingInline: '16px',
    border: '1px solid currentColor',
    borderRadius: '4px',
  });
  return { input, text, element };
}
