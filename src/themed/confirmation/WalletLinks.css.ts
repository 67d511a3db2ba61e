import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
