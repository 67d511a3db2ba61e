import { safeUrl } from '../links/safeUrl';

/** Where a dashboard is: as it may be framed, or the origin that may not be. */
type FrameAddress = { url: string } | { refused: string };

/**
 * A dashboard may be framed from these origins alone, to the letter, and never from the page's own: a frame of it could take its sandbox
 * off.
 */
export function frameAddress(url: string, origins: readonly string[], ownOrigin: string): FrameAddress {
  const address = safeUrl(url, { allow: ['https:'] });
  if (address === null) return { refused: '' };
  const { origin } = new URL(address);
  return origins.includes(origin) && origin !== ownOrigin ? { url: address } : { refused: origin };
}
