import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const panel = style({
  position: 'sticky',
  insetBlockStart: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: 'calc(100dvh - 2rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: vars.elevation[2],
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** Focus comes here by itself when an order opens; it needs no ring then. */
export const title = style({ fontVariantNumeric: 'lining-nums tabular-nums', outline: 'none' });

export const body = style({ flex: 1, padding: vars.space[5], overflow: 'auto' });
