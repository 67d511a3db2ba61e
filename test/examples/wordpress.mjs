import { createSites } from './sites.mjs';

export const { prepare, smoke } = createSites('wordpress-like');
