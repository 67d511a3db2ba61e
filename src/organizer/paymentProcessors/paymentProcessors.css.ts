import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

/** As wide as the twelve columns of the fields around it. */
export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const connect = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});
