import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const sample = style({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: '26rem',
  margin: 0,
  padding: vars.space[4],
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-sum]': { fontWeight: vars.weight.strong } },
});
