import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const community = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  '@media': { print: { display: 'none' } },
});

export const text = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const quiet = style({ color: vars.color.muted });

/** They overlap, each with an edge of the ground they lie on. */
export const faces = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
  marginBlockStart: vars.space[2],
  paddingInlineStart: '0.5rem',
});
export const face = style({
  display: 'flex',
  marginInlineStart: '-0.5rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
