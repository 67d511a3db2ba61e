import { createSites } from './sites.mjs';

/** The inline tickets of the hostile page must be drawn like those of the plain one. */
export const { prepare, smoke } = createSites('plain-html', 'hostile');
