/** What a page already knows of its visitor; it fills in what is still empty in the form, and is checked like anything typed. @public */
export interface Prefill {
  firstName?: string;
  lastName?: string;
  email?: string;
  company?: string;
}

/** Most characters of each, as the form takes them. */
const limits: Readonly<Record<keyof Prefill, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  company: 200,
};

/** Longer than all of them, escaped. */
const maxLength = 4_000;

const name = 'prefill=';

/**
 * The end of the frame's address that hands it on: a fragment, because that goes to no server, no log and no other page
 * (FAULTS A15). The frame checks it, and takes it out of its address at once.
 */
export const prefillFragment = (prefill: Prefill): string =>
  `#${name}${encodeURIComponent(JSON.stringify(prefill))}`;

/** What an address' fragment says of the visitor; undefined when it says nothing that can be used. @public */
export function readPrefill(fragment: string): Prefill | undefined {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(name) || text.length > maxLength) return undefined;
  try {
    const prefill = checkedPrefill(JSON.parse(decodeURIComponent(text.slice(name.length))));
    return Object.keys(prefill).length > 0 ? prefill : undefined;
  } catch {
    return undefined;
  }
}

/** The four texts that it may have: its own, on one line, and no longer than a field takes. Whatever else there is, is left out. */
export function checkedPrefill(value: unknown): Prefill {
  const given = typeof value === 'object' && value !== null ? value : {};
  const found: Prefill = {};
  for (const field of Object.keys(limits) as (keyof Prefill)[]) {
    const text: unknown = Object.hasOwn(given, field) ? (given as Record<string, unknown>)[field] : undefined;
    if (typeof text !== 'string') continue;
    const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
    if (line && line.length <= limits[field]) found[field] = line;
  }
  return found;
}
