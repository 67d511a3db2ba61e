import { isExactOrigin } from '../channel';

/** Which pages may have this one in a frame, and how the one around it is found. @public */
export interface ParentSources {
  /** Exact origins of the pages that may have this one in a frame: those of its `frame-ancestors`. */
  allowed: readonly string[];
  /** What the frame's address says (`parentOrigin`), as the loader writes it. */
  requested?: string | undefined;
  /** `document.referrer`: for pages that frame this one without the loader. */
  referrer?: string | undefined;
}

/**
 * Who the page around the frame may be talked to as: the one its address names, else the one the browser names, else the only one
 * there is; always one of the list, never `*` (FAULTS A13). A wrong guess harms nobody: the browser delivers a message to the origin
 * it is addressed to, or not at all.
 * @public
 */
export function parentOriginOf({ allowed, requested, referrer }: ParentSources): string | null {
  const exact = allowed.filter(isExactOrigin);
  const [only, ...more] = exact;
  const isAllowed = (origin: string) => exact.includes(origin);
  if (requested) return isAllowed(requested) ? requested : null;
  const from = originOf(referrer);
  if (from && isAllowed(from)) return from;
  return only && more.length === 0 ? only : null;
}

function originOf(address: string | undefined): string | null {
  try {
    return address ? new URL(address).origin : null;
  } catch {
    return null;
  }
}
