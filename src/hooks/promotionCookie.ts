/** 000 §9: the cookie that remembers an applied promotion code. */
const nameOf = (eventId: string) => `${eventId}_promo-code-id`;

/** The code applied in this browser before, or null. A blocked cookie jar is an empty one. */
export function readPromotionCookie(eventId: string): string | null {
  const prefix = `${encodeURIComponent(nameOf(eventId))}=`;
  try {
    const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
    return entry ? decodeURIComponent(entry.slice(prefix.length)) : null;
  } catch {
    return null;
  }
}

/** Remembers the code, or forgets it when `null`, where cookies can be had. Only inside a frame must it cross sites. */
export function writePromotionCookie(eventId: string, code: string | null): void {
  const isFramed = window.parent !== window;
  const attributes = isFramed ? 'SameSite=None; Secure' : 'SameSite=Lax';
  const life = code === null ? '; Max-Age=0' : '';
  try {
    document.cookie = `${encodeURIComponent(nameOf(eventId))}=${encodeURIComponent(code ?? '')}; Path=/; ${attributes}${life}`;
  } catch {
    // A frame without an origin of its own has no cookies (FAULTS F61).
  }
}
