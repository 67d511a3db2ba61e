import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme';

const { color, space, text, line } = vars;

export const label = style({
  display: 'block',
  marginBlockEnd: space[1],
  fontWeight: vars.weight.strong,
});
export const count = style({
  minBlockSize: line.sm,
  marginBlock: `${space[2]} ${space[4]}`,
  color: color.muted,
  fontSize: text.sm,
  lineHeight: line.sm,
});
export const hits = style({ display: 'grid', gap: space[4], paddingInlineStart: 0, listStyle: 'none' });
export const head = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], alignItems: 'baseline' });
export const page = style({ color: color.muted, fontSize: text.sm, lineHeight: line.sm });
export const excerpt = style({
  maxInlineSize: '72ch',
  overflowWrap: 'anywhere',
  color: color.muted,
  fontSize: text.sm,
  lineHeight: line.sm,
});
export const found = style({ background: 'none', color: color.text, fontWeight: vars.weight.strong });
