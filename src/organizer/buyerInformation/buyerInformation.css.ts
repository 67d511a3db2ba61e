import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** As wide as the twelve columns of the fields around it. */
export const requested = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  color: vars.color.text,
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
});
