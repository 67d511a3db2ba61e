import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme';

const { color, space, text, line } = vars;
/** Apart from every colour a theme has, so that it is never taken for part of the component. */
const pen = '#c2185b';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '60rem',
});
/** Scrolls what is wider than the window, with room for the numbers. */
export const scroller = style({
  overflowX: 'auto',
  margin: '-0.75rem',
  padding: '0.75rem',
});
export const stage = style({ position: 'relative' });
/** Room for the numbers, which stand outside their part. */
export const drawn = style({ paddingBlock: space[3], isolation: 'isolate' });
export const outline = style({
  position: 'absolute',
  outline: `1px dashed ${pen}`,
  outlineOffset: '1px',
  pointerEvents: 'none',
});
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  background: pen,
  color: '#ffffff',
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const number = style([
  mark,
  { position: 'absolute', insetBlockStart: '-0.6rem', insetInlineStart: '-0.6rem' },
]);
export const tableBox = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.panel,
  background: color.raised,
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: line.sm,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: vars.weight.strong });
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.border}` });
globalStyle(`${table} tbody th`, {
  inlineSize: '32%',
  minInlineSize: '9rem',
  fontWeight: vars.weight.regular,
});
export const name = style({ display: 'flex', gap: space[2], fontWeight: vars.weight.strong });
export const note = style({ display: 'block', marginBlockStart: space[1], color: color.muted });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
  gap: `${space[2]} ${space[4]}`,
});
export const fact = style({ display: 'grid', alignContent: 'start' });
globalStyle(`${fact} dt`, { color: color.muted, fontSize: text.xs, lineHeight: line.xs });
globalStyle(`${fact} dd`, { display: 'grid', fontVariantNumeric: 'tabular-nums' });
export const token = style({
  color: color.muted,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: text.xs,
  lineHeight: line.xs,
  overflowWrap: 'anywhere',
});
export const swatch = style({
  display: 'inline-block',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginInlineEnd: space[1],
  border: `1px solid ${color.borderControl}`,
  borderRadius: '2px',
  verticalAlign: '-1px',
});
/** What is fixed to the window stays in here. */
export const window = style({ position: 'relative', contain: 'layout', blockSize: '24rem' });
