import type { DeveloperApp } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** The address as a browser reads it; `null` for whatever is not https. */
export function httpsUrl(typed: string): URL | null {
  const url = safeUrl(typed, { allow: ['https:'] });
  // On localhost the allow-list lets http through as well.
  return url?.startsWith('https:') ? new URL(url) : null;
}

/** The hosts that an app's extensions may be on: those of its redirect addresses. */
export const hostsOf = ({ redirectUrls }: Pick<DeveloperApp, 'redirectUrls'>): readonly string[] => [
  ...new Set(redirectUrls.flatMap((url) => httpsUrl(url)?.host ?? [])),
];
