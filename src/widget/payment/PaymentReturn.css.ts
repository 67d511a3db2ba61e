import { style } from '@vanilla-extract/css';

/** A notice's screen and the list's below it: their air together is as much as that of one. */
export const above = style({ marginBlockEnd: 'calc(-1 * clamp(1rem, 4cqi, 2.5rem))' });
