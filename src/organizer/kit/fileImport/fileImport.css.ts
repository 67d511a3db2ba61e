import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { later } from '../../../theme/later.css';
import { stack } from '../appearance/layout.css';

export { clipped as example } from '../appearance/layout.css';
export const part = stack[3];

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '48rem',
});
export const about = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
export const columns = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.panel,
  selectors: { '&[data-over]': { background: later.accentSoft, borderColor: vars.color.accent } },
});
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
globalStyle(`input:focus-visible + ${choose}`, {
  outline: `${vars.ring.width} solid ${vars.color.ring}`,
  outlineOffset: '2px',
});

export const outcome = style({ borderRadius: vars.radius.panel });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
