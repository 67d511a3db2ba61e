import { warn } from '../diagnostics';
import type { Catalogue, TextOverrides } from './catalogue';

/** Texts that come and go apart from the others, in a catalogue of their own. */
const apart = 'organizer.';

/** Development only: a text of the host's own that nothing shows, as its key is misspelt. */
export function warnOfUnknownKeys(overrides: TextOverrides | undefined, catalogue: Catalogue): void {
  for (const key of Object.keys(overrides ?? {}))
    if (!(key in catalogue) && !key.startsWith(apart))
      warn('BX1005', `There is no text with the key ${key}: the override is not used.`);
}
