/** Which addresses may be linked. @public */
export interface SafeUrlOptions {
  /**
   * What may be linked: schemes with their colon (`https:`, `http:`, `mailto:`, `tel:`) and `relative` for a path on
   * the same origin. https and mailto when absent. `https:` includes http on localhost.
   */
  allow?: readonly string[];
}

const usual = ['https:', 'mailto:'] as const;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Browsers drop these inside an address, so `java\nscript:` would become one. */
const hiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const base = 'https://relative.invalid';

/** Schemes that run or carry content are out whatever the caller allows. */
const never = new Set(['javascript:', 'data:', 'blob:', 'vbscript:', 'file:', 'filesystem:', 'about:']);

/**
 * The one door for an address that came from outside: the address as it may be put into `href`, or null. Rejects
 * scripts, content in addresses, hosts in disguise (`//host`, `\\host`) and user names before a host.
 * @public
 */
export function safeUrl(value: unknown, { allow = usual }: SafeUrlOptions = {}): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (address === '' || hiddenCharacters.test(address) || address.includes('\\')) return null;
  if (address.startsWith('/')) return allow.includes('relative') ? samePath(address) : null;

  const url = parsed(address);
  if (!url || never.has(url.protocol) || url.username || url.password) return null;
  if (url.protocol === 'mailto:')
    return allow.includes('mailto:') && url.pathname.includes('@') ? url.href : null;
  if (url.protocol === 'http:' || url.protocol === 'https:') return webAddress(address, url, allow);
  return allow.includes(url.protocol) ? url.href : null;
}

function webAddress(address: string, url: URL, allow: readonly string[]): string | null {
  // `https:host` and `https:/host` parse too; only the written-out form is what a reader takes it for.
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address)) return null;
  const isLocal = localHosts.has(url.hostname) && allow.includes('https:');
  return allow.includes(url.protocol) || isLocal ? url.href : null;
}

function samePath(address: string): string | null {
  if (address.startsWith('//')) return null;
  const url = parsed(address, base);
  return url?.origin === base && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}

function parsed(address: string, relativeTo?: string): URL | null {
  try {
    return new URL(address, relativeTo);
  } catch {
    return null;
  }
}
