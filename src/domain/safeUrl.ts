export interface SafeUrlOptions {
  /** Protocols let through, with the colon. `https:` only unless more are named. */
  protocols?: readonly string[];
}

/**
 * A server's address that may become an `href`, or `null`. Let through: absolute https addresses without credentials,
 * and paths that begin with exactly one slash. Everything else (javascript:, data:, blob:, `//host`, `\\host`) is not.
 * FAULTS A06, A09.
 */
export function safeUrl(value: unknown, { protocols = ['https:'] }: SafeUrlOptions = {}): string | null {
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return isPlainPath(trimmed) ? trimmed : null;
  try {
    const url = new URL(trimmed);
    const isAllowed = protocols.includes(url.protocol) && !url.username && !url.password;
    return isAllowed ? url.href : null;
  } catch {
    return null;
  }
}

/** Browsers drop tabs and newlines inside an address and read a backslash as a slash. */
const isPlainPath = (path: string) => {
  const base = 'https://host.invalid';
  return !/[\t\n\r\\]/.test(path) && new URL(path, base).origin === base;
};
