import { bootstrapId, type PageValues } from './values';

/** Ends a script element, or a line in older readers of JSON. */
const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The script element that `readBootstrap` reads, for the page's HTML. Whatever the values hold, nothing in them can end the
 * element or begin another (FAULTS A24). It holds data, not code, so that a content security policy needs no word for it.
 * @public
 */
export const writeBootstrap = (values: PageValues): string =>
  `<script type="application/json" id="${bootstrapId}">${JSON.stringify(values).replace(unsafe, escaped)}</script>`;
