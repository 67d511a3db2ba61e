import { style } from '@vanilla-extract/css';

export const website = style({ color: 'inherit', minInlineSize: 0 });
