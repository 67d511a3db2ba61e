import { style } from '@vanilla-extract/css';

/** Leaves no gap while there is nothing to see. */
export const container = style({ selectors: { '&:empty': { position: 'absolute' } } });
