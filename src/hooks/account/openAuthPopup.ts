import type { Person } from '../../contract';
import type { AuthService } from '../../domain';

/** What an authorization page hands over. */
export interface AuthAnswer {
  key: string;
  secret: string;
  /** Where the service has one. */
  refreshToken?: string | undefined;
  /** The person's id at the service. */
  userId: string;
  /** What the person shared of themselves, where the page knows. */
  profile?: Person | undefined;
}

/** `closed`: by the person, with nothing handed over. `code` is the page's error code, 0 when it gave none (000 §8). */
export type AuthOutcome =
  | { at: 'answered'; answer: AuthAnswer }
  | { at: 'refused'; code: number }
  | { at: 'closed' };

export interface AuthAttempt {
  /** The browser opened no window. A link to `url` with `rel="opener"` does instead, and its answer is taken the same way. */
  isBlocked: boolean;
  url: string;
  outcome: Promise<AuthOutcome>;
  /** Closes the window; the outcome is `closed`. */
  cancel: () => void;
}

export interface AuthPopupOptions {
  /** Where the pages are; `/auth/{service}` on this origin when absent. */
  pages?: string | undefined;
}

/** 000 §9, pixels. */
const usual = { width: 700, height: 645 };
const sizes: Partial<Record<AuthService, typeof usual>> = { paypal: { width: 960, height: 600 } };

/** Milliseconds between two looks at whether the window is still there (FAULTS F54). */
const pollEveryMs = 500;
/** What a window said just before it closed may come after it is seen closed. */
const graceMs = 100;

/**
 * Opens a service's authorization page. Call it in the handler of a press: browsers block other windows. What comes back counts only
 * from the page's exact origin, from that window, and with the state made for it; it counts once (FAULTS A12, A14). The window keeps its
 * opener, which a page needs that sends `Cross-Origin-Opener-Policy: same-origin-allow-popups` and nothing stricter.
 */
export function openAuthPopup(
  service: AuthService,
  { pages = '/auth/{service}' }: AuthPopupOptions = {},
): AuthAttempt {
  const state = crypto.randomUUID();
  const address = new URL(pages.replace('{service}', service), window.location.href);
  address.searchParams.set('state', state);
  address.searchParams.set('origin', window.location.origin);
  const popup = openWindow(address.href, service);
  const listening = new AbortController();
  let settle: (outcome: AuthOutcome) => void = () => undefined;
  const outcome = new Promise<AuthOutcome>((resolve) => {
    settle = (found) => {
      listening.abort();
      resolve(found);
    };
  });

  const isFromPage = ({ origin, source }: MessageEvent<unknown>) =>
    origin === address.origin && (popup ? source === popup : isOpenedHere(source));
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const found = isFromPage(event) ? readOutcome(event.data, state) : null;
      if (!found) return;
      settle(found);
      popup?.close();
    },
    { signal: listening.signal },
  );

  if (popup) {
    const check = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(check);
      setTimeout(() => settle({ at: 'closed' }), graceMs);
    }, pollEveryMs);
    listening.signal.addEventListener('abort', () => clearInterval(check));
  }
  return {
    isBlocked: !popup,
    url: address.href,
    outcome,
    cancel: () => {
      settle({ at: 'closed' });
      popup?.close();
    },
  };
}

function openWindow(url: string, service: AuthService): Window | null {
  const { width, height } = sizes[service] ?? usual;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  try {
    return window.open(url, '_blank', `popup=yes,width=${width},height=${height},left=${left},top=${top}`);
  } catch {
    // A sandboxed frame may not.
    return null;
  }
}

/** A page that the link opened; on another origin its opener can't be read, and the state alone tells. */
function isOpenedHere(source: MessageEventSource | null): boolean {
  if (!source || !('opener' in source) || source === window) return false;
  try {
    return source.opener === window;
  } catch {
    return true;
  }
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4_096;

/** What the page said, when it is an answer to this window: {source: 'boxoffice', type, state, …}. */
function readOutcome(data: unknown, state: string): AuthOutcome | null {
  if (!isPart(data) || data['source'] !== 'boxoffice' || data['state'] !== state) return null;
  const { type, key, secret, refreshToken, userId, profile, code } = data;
  if (type === 'authorizationRefused') return { at: 'refused', code: typeof code === 'number' ? code : 0 };
  if (type !== 'authorized' || !isShortText(key) || !isShortText(secret) || !isShortText(userId)) return null;
  return {
    at: 'answered',
    answer: {
      key,
      secret,
      userId,
      profile: readProfile(profile),
      ...(isShortText(refreshToken) && { refreshToken }),
    },
  };
}

/** Longer than any name; what is longer is not one. */
const maxLength = 254;

function readProfile(profile: unknown): Person | undefined {
  if (!isPart(profile)) return undefined;
  const text = (name: string) => {
    const value = profile[name];
    return typeof value === 'string' && value.length <= maxLength ? value.trim() : '';
  };
  const [country, company] = [text('country'), text('company')];
  return {
    'first-name': text('first-name'),
    'last-name': text('last-name'),
    'primary-email': text('primary-email'),
    ...(country && { country }),
    ...(company && { company }),
  };
}
