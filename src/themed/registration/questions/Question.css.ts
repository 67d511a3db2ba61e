import { style } from '@vanilla-extract/css';

/** As wide as the form, as tall as a field. */
export const place = style({ gridColumn: '1 / -1', minInlineSize: 0 });
