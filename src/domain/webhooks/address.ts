import { safeUrl } from '../links/safeUrl';

/** The address as a browser reads it; `null` for whatever is not https. */
export function webhookUrl(typed: string): string | null {
  const url = safeUrl(typed, { allow: ['https:'] });
  // On localhost the allow-list lets http through as well.
  return url?.startsWith('https:') ? url : null;
}

/** The backend calls these addresses, so none may lead into its own network. A plain number is never a public name. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname;
  return (
    host.includes('.') &&
    !/^[\d.]+$/.test(host) &&
    !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host)
  );
}
