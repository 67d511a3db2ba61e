import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme';

export const figure = style({ display: 'grid', gap: vars.space[2], marginBlock: `0 ${vars.space[6]}` });
export const frame = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const link = style({ whiteSpace: 'nowrap' });
