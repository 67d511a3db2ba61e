import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const sheet = style({ display: 'grid', gap: vars.space[4] });
/* While an invoice is open, it is what the page prints. */
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body:has(${sheet}) :is(${sheet}, ${sheet} *)`, {
  '@media': { print: { visibility: 'visible' } },
});

export const part = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const name = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
});
export const lines = style({ display: 'block', whiteSpace: 'pre-line' });
export const tickets = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const ticket = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
