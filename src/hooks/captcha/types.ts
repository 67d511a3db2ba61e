/**
 * Why a captcha brought no token. `unanswered`: the buyer has yet to do something in the widget. `failed`: not passed.
 * `closed`: the buyer closed the challenge. `expired`: it was passed too long ago. `blocked`: its script can't be had or
 * does not answer. `unconfigured`: there is none to ask.
 */
export type CaptchaReason = 'unanswered' | 'failed' | 'closed' | 'expired' | 'blocked' | 'unconfigured';

/** What captchas fail with. Tokens are never part of it. @public */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';

  constructor(
    readonly reason: CaptchaReason,
    what: string,
    options?: { cause?: unknown },
  ) {
    super(what, options);
  }
}

/** How far a visible check has come; `waiting` is for the buyer. */
export type CaptchaPhase = 'loading' | 'waiting' | 'passed' | 'failed' | 'closed' | 'expired' | 'blocked';

/** What a visible check should look like. */
export interface CaptchaAppearance {
  /** BCP 47. */
  locale: string;
  scheme: 'light' | 'dark';
}

/** A check the buyer can see: a box to tick. */
interface CaptchaWidget {
  /** Draws it into an empty element and reports each phase; answers how to take it away. Once at a time. */
  mount: (
    container: HTMLElement,
    appearance: CaptchaAppearance,
    onPhase: (phase: CaptchaPhase) => void,
  ) => () => void;
}

/** Asks whether a person is there. Bring your own, or one of `recaptchaV2`, `recaptchaV3`, `recaptchaEnterprise`, `turnstile`. @public */
export interface Captcha {
  readonly id: string;
  /** Absent where the buyer sees nothing of it. */
  readonly widget?: CaptchaWidget;
  /** Loads what it needs ahead of the first check. */
  prepare?: () => Promise<void>;
  /**
   * Answers a token that is good for one call. `action` is a name for the provider's reports: letters and underscores.
   * Rejects with {@link CaptchaError}, or anything with such a `reason`; with the signal's reason when that aborts.
   */
  check: (action: string, signal: AbortSignal) => Promise<string>;
  /** Forgets the token, which is spent or was refused: the next check asks anew. */
  reset: () => void;
}
