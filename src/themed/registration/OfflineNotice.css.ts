import { style } from '@vanilla-extract/css';

/** Leaves no gap while there is nothing to see. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
