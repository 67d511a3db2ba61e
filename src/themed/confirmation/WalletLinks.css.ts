import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

/* Alike where they stand below each other. */
export const link = style({ flexGrow: 1 });
