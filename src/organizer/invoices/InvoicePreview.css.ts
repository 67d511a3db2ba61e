import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** The air the form has around it. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[6],
});

export const sender = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const name = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const company = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
