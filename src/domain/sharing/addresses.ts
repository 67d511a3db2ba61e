import type { SocialNetworkName } from '../../contract';
import { webSchemes } from '../links/linkSchemes';
import { safeUrl } from '../links/safeUrl';

/** What a friend gets to see: the event's address and some words. Nothing of the order is among them (FAULTS A15). */
export interface Shared {
  /** Public and checked (`sharedAddress`). */
  url: string;
  text: string;
}

/**
 * The event's own address as it is given to friends, with the code that is theirs, in the parameter a page hands on to the
 * widget's `promotionCode`. `null` without a public address.
 */
export function sharedAddress(event: string | undefined, promo: string | null): string | null {
  const safe = safeUrl(event, { allow: webSchemes });
  if (safe === null) return null;
  const url = new URL(safe);
  if (promo !== null) url.searchParams.set('promo', promo);
  return url.href;
}

/** The page of each network that takes something to share, and how it calls what it takes. */
const pages: Record<SocialNetworkName, { page: string; url: string; text: string }> = {
  FACEBOOK: { page: 'https://www.facebook.com/sharer/sharer.php', url: 'u', text: 'quote' },
  LINKEDIN: { page: 'https://www.linkedin.com/sharing/share-offsite/', url: 'url', text: 'text' },
  TWITTER: { page: 'https://twitter.com/intent/tweet', url: 'url', text: 'text' },
};

/** Whether a network is one of those that are known; what a backend sends may be none. */
export const isKnownNetwork = (name: string): name is SocialNetworkName => Object.hasOwn(pages, name);

/** Where a network asks the person to share `url`. The words are text there, whatever is in them (FAULTS A08). */
export function shareAddress(network: SocialNetworkName, shared: Shared): string {
  const { page, url, text } = pages[network];
  const message = shared.text.trim();
  return `${page}?${new URLSearchParams({ [url]: shared.url, ...(message && { [text]: message }) }).toString()}`;
}
