import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';

/** In the flow at the end of the page, as high as the banner over it: the last line can be scrolled above it. */
export const room = style({ blockSize: 'var(--bx-page-foot, 0px)' });

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: floating.layer.bar,
  boxSizing: 'border-box',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: `${vars.space[4]} max(${vars.space[4]}, calc(50% - 30rem))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  color: vars.color.text,
});
export const parts = style({ display: 'grid', gap: vars.space[3] });
export const text = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
/** No button is wider or stronger than the other: both are as easy to press. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  '@media': { '(min-width: 40rem)': { justifySelf: 'start', minInlineSize: '22rem' } },
});
export const wide = style({ gridColumn: '1 / -1', justifySelf: 'start' });
export const settings = style({ display: 'flex', justifyContent: 'center', padding: vars.space[3] });
