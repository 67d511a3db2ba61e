import type { TextStore } from '../textStore';

/** 000 §9: the cookie that remembers an applied promotion code. */
const nameOf = (eventId: string) => `${eventId}_promo-code-id`;

/** Where the code is stored instead, when cookies are blocked (FAULTS F61). */
const keyOf = (eventId: string) => `boxoffice:${eventId}:code`;

/** A blocked cookie jar is an empty one. */
function cookieOf(eventId: string): string | null {
  const prefix = `${encodeURIComponent(nameOf(eventId))}=`;
  try {
    const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
    return entry ? decodeURIComponent(entry.slice(prefix.length)) : null;
  } catch {
    return null;
  }
}

/** The code applied in this browser before, or, without cookies, in this tab; or null. */
export const readPromotionCookie = (eventId: string, tabStore: TextStore): string | null =>
  cookieOf(eventId) ?? tabStore.read(keyOf(eventId));

/** Remembers the code, or forgets it when `null`. Only inside a frame must it cross sites. */
export function writePromotionCookie(eventId: string, code: string | null, tabStore: TextStore): void {
  const isFramed = window.parent !== window;
  const attributes = isFramed ? 'SameSite=None; Secure' : 'SameSite=Lax';
  const life = code === null ? '; Max-Age=0' : '';
  try {
    document.cookie = `${encodeURIComponent(nameOf(eventId))}=${encodeURIComponent(code ?? '')}; Path=/; ${attributes}${life}`;
  } catch {
    // A frame without an origin of its own has no cookies.
  }
  if (code !== null && cookieOf(eventId) !== code) tabStore.write(keyOf(eventId), code);
  else tabStore.remove(keyOf(eventId));
}
