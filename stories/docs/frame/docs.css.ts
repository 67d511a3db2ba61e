import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme';

const { color, space, text, line } = vars;
const maxTextWidth = '68ch';

export const page = style({ display: 'flow-root', fontFamily: "'Inter Variable', system-ui, sans-serif" });

/* Storybook's column, as wide as an organizer's screen needs; its grounds are those of the page. */
globalStyle('.sbdocs.sbdocs-content', { maxWidth: '68rem' });
globalStyle('.sbdocs.sbdocs-wrapper', {
  padding: 'clamp(1.25rem, 4vw, 3rem) clamp(1rem, 4vw, 3rem) 5rem',
});
/* The type of a prop in as many lines as it needs: in one, a list of names would make the table wider than the page. */
globalStyle('.sbdocs .docblock-argstable td span', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
/* The column has Storybook's ground, and the words on it no other one. */
globalStyle(`.bx:has(> div > ${page})`, { background: 'transparent' });

const heading = style({ maxInlineSize: maxTextWidth, textWrap: 'balance', scrollMarginBlockStart: space[6] });
export const h1 = style([
  heading,
  {
    fontSize: text['3xl'],
    lineHeight: line['3xl'],
    letterSpacing: vars.tracking.tight,
    marginBlockEnd: space[4],
  },
]);
export const h2 = style([
  heading,
  {
    fontSize: text.xl,
    lineHeight: line.xl,
    letterSpacing: vars.tracking.tight,
    marginBlock: `${space[12]} ${space[3]}`,
  },
]);
export const h3 = style([
  heading,
  { fontSize: text.md, lineHeight: line.md, marginBlock: `${space[6]} ${space[1]}` },
]);
export const p = style({ maxInlineSize: maxTextWidth, marginBlock: `0 ${space[4]}` });
export const list = style({
  maxInlineSize: maxTextWidth,
  marginBlock: `0 ${space[4]}`,
  paddingInlineStart: space[5],
});
globalStyle(`${list} > li`, { marginBlockEnd: space[2] });
globalStyle(`${list} > li::marker`, { color: color.muted });
/** Many short entries side by side, read downwards. */
export const index = style({
  columns: '14rem',
  columnGap: space[6],
  marginBlock: `0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${index} > li`, { breakInside: 'avoid', paddingBlockEnd: space[2] });
export const quote = style({
  maxInlineSize: maxTextWidth,
  marginBlock: `0 ${space[4]}`,
  marginInline: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
  color: color.muted,
});
export const rule = style({
  border: 0,
  borderBlockStart: `1px solid ${color.border}`,
  marginBlock: space[10],
});
/** Scrolls by itself where a narrow page can't hold it. */
export const tableBox = style({
  overflowX: 'auto',
  marginBlock: `0 ${space[5]}`,
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
export const th = style({
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.muted,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  selectors: { 'tbody tr:last-child > &': { borderBlockEnd: 0 } },
});
export const td = style({
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'tr + tr > &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const lead = style({
  maxInlineSize: '58ch',
  marginBlockEnd: space[6],
  color: color.muted,
  fontSize: text.lg,
  lineHeight: line.lg,
});
export const code = style({
  padding: '0.1em 0.35em',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  background: color.sunken,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
