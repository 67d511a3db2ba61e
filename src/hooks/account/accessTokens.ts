/** Where an access token is stored between visits. Neither reading nor writing throws. */
export interface AccessTokens {
  read: () => string | null;
  write: (token: string) => void;
  remove: () => void;
}

/**
 * What the cookie is called unless the host says otherwise; 000 does not show it. The prefix makes browsers refuse it from
 * another host of the site, or over plain HTTP.
 */
export const accessTokenCookie = '__Host-boxoffice-access-token';

/** 000 §9: 3650 days, in seconds. Browsers make 400 days of it. */
const life = 3650 * 24 * 60 * 60;

/** Instead of a cookie that is blocked, by its name: until the page ends (FAULTS F61). */
const memory = new Map<string, string>();

/**
 * The cookie of 000 §4, §9: 3650 days, secure, path `/`. It goes along with every call to its own site, and only inside a frame
 * with those that cross sites. A backend that sets an HttpOnly cookie of its own is better off (FAULTS A18).
 */
export function accessTokens(cookie: string = accessTokenCookie): AccessTokens {
  const name = encodeURIComponent(cookie);
  return {
    read: () => readCookie(name) ?? memory.get(name) ?? null,
    write(token) {
      writeCookie(name, token, life);
      if (readCookie(name) === token) memory.delete(name);
      else memory.set(name, token);
    },
    remove() {
      writeCookie(name, '', 0);
      memory.delete(name);
    },
  };
}

function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  try {
    const entry = document.cookie.split('; ').find((part) => part.startsWith(prefix));
    return entry === undefined ? null : decodeURIComponent(entry.slice(prefix.length));
  } catch {
    // A frame without an origin of its own has no cookies.
    return null;
  }
}

function writeCookie(name: string, value: string, seconds: number): void {
  const isFramed = window.parent !== window;
  const site = isFramed ? 'None' : 'Lax';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; Secure; SameSite=${site}`;
  } catch {
    // As above.
  }
}
