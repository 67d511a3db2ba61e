import { style } from '@vanilla-extract/css';

export const html = style({ overflowWrap: 'break-word' });
