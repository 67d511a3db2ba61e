import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  selectors: { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem' } },
});
export const rest = style({ minInlineSize: 0 });

export const drawer = style({
  position: 'sticky',
  insetBlockStart: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: 'calc(100dvh - 2rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: floating.elevation[2],
  overflow: 'hidden',
  outline: 'none',
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '4.25rem',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const text = style({ display: 'grid', minInlineSize: 0 });
export const kind = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
/** Focus comes here by itself when something opens; it needs no ring then. */
export const title = style({
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const body = style({ flex: '1 1 auto', minBlockSize: 0, padding: vars.space[5], overflow: 'auto' });

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
