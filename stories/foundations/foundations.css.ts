import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme';

export const sample = createVar();

export const groups = style({ display: 'grid', gap: vars.space[8] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
});
export const swatch = style({
  blockSize: '4rem',
  marginBlockEnd: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: sample,
});
export const name = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});
export const token = style({ color: vars.color.muted, fontSize: vars.text.xs, lineHeight: vars.line.xs });
export const line = style({ display: 'grid', gap: vars.space[1] });
export const text = style({ fontSize: sample });
export const bar = style({ inlineSize: sample, blockSize: vars.space[3], background: vars.color.accent });
export const corner = style({
  blockSize: '4rem',
  marginBlockEnd: vars.space[2],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: sample,
  background: vars.color.raised,
});
export const lifted = style({
  blockSize: '4rem',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: sample,
});
export const icon = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const sizes = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const panel = style({ padding: vars.space[4] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyle: 'none' });
export const roleChip = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.small,
});
export const computed = style({ inlineSize: '1rem', blockSize: '1rem' });
export const lab = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[8],
});
export const inputs = style({ display: 'grid', gap: vars.space[3] });
export const input = style({ display: 'flex', alignItems: 'end', gap: vars.space[3] });
export const picker = style({
  flex: 'none',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  padding: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: 'none',
});
export const sampleCard = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
export const densitySample = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
});
export const tableSwatch = style({
  inlineSize: '3rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
