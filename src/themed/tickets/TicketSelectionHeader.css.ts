import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const back = style({
  marginBlock: '-0.5rem 0.25rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textDecorationLine: 'none',
  selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
});

/** Keeps the place of the picture until it is there. */
export const picture = style({ aspectRatio: '3', marginBlockEnd: vars.space[4] });

export const facts = style({ marginBlockStart: vars.space[1], color: vars.color.muted });
