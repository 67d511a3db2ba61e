import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const days = style({ display: 'grid', gap: vars.space[4] });
export const day = style({ display: 'grid', gap: vars.space[1] });
export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});
