import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative', minInlineSize: 0, overflowX: 'auto' });
