import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const opener = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

export const words = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', minInlineSize: 0 });
export const kind = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
});
export const count = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.text.sm });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const paste = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
