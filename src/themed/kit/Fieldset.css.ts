import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/** A legend is no flex item: the gap of the others does not hold for it. */
export const help = style({ marginBlockStart: '0.375rem' });
