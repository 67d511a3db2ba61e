import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const sort = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});
