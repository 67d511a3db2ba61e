import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const sheet = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:focus-visible': { outlineOffset: vars.space[1] } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[4],
});

/* While an invoice is open, it is what the page prints: what is only invisible would still take its pages, and what is fixed would be
   on each of them. */
globalStyle(`body:has(${sheet}) *:not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`body:has(${sheet}) *:has(${sheet})`, {
  '@media': {
    print: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      blockSize: 'auto',
      maxBlockSize: 'none',
      transform: 'none',
      overflow: 'visible',
      border: 0,
      background: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
});

export const part = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
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
