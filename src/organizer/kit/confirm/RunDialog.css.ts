import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const parts = style({ display: 'grid', gap: vars.space[4] });
export const undone = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[4] });

export const checking = style({ color: vars.color.muted });
export const facts = style({ display: 'grid', gap: vars.space[2] });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
export const strong = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const ineligible = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const heading = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
