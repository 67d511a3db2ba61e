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
