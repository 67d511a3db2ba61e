import { style } from '@vanilla-extract/css';

/** All twelve columns of a section's fields. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
