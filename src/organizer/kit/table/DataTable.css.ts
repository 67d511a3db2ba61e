import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';
import { later } from '../../../theme/later.css';
import { below } from '../appearance/layout.css';

/* Measured on the list, which an open drawer makes narrower. Columns leave in this order. */
const withoutFirst = 'list (inline-size < 56rem)';
const withoutNext = 'list (inline-size < 46rem)';
const cards = 'list (inline-size < 34rem)';
const smallest = 'list (inline-size < 20rem)';

/** How much of the top of the window is taken by a bar. */
export const barAbove = createVar();
const headHeight = '2.5rem';

export const list = style({ container: 'list / inline-size', minInlineSize: 0 });

/** A long list scrolls in a box of its own; the head stays at its top. */
export const scrollBox = style({
  vars: { [barAbove]: '0px' },
  maxBlockSize: 'max(24rem, calc(100dvh - 16rem))',
  overflow: 'auto',
  overflowAnchor: 'none',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  transition: `color ${vars.motion.base}`,
  selectors: { "&[aria-busy='true']": { color: vars.color.muted, cursor: 'progress' } },
  '@container': { [cards]: { display: 'block' } },
});
/* Of itself it would be as wide as its longest card only. */
globalStyle(`${table} > tbody`, { '@container': { [cards]: { display: 'block' } } });
/** Widths that do not depend on which rows are drawn. */
export const fixed = style({ tableLayout: 'fixed' });

export const head = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(barAbove, '0px'),
  zIndex: floating.layer.sticky,
  background: vars.color.surface,
  '@container': { [cards]: { display: 'none' } },
});

export const th = style({
  blockSize: headHeight,
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: headHeight,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});
export const sortMark = style({
  opacity: 0,
  selectors: { [`${sort}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
});
export const sorted = style({ opacity: 1 });

export const row = style({
  position: 'relative',
  blockSize: '3.5rem',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${vars.color.sunken} 60%, ${vars.color.surface})` },
    "&[aria-selected='true']": { background: later.accentSoft },
    '&[data-opened]': {
      background: vars.color.sunken,
      boxShadow: `inset 2px 0 0 ${vars.color.accent}`,
    },
    "[dir='rtl'] &[data-opened]": { boxShadow: `inset -2px 0 0 ${vars.color.accent}` },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplate: "'select title figure' 'select note mark' / auto minmax(0, 1fr) fit-content(40%)",
      alignItems: 'center',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      blockSize: 'auto',
      paddingBlock: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
    [smallest]: { columnGap: vars.space[2] },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        "&[aria-selected='true'], &[data-opened]": { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

/* A card's line belongs to the row; its cells have no room of their own. */
export const cell = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@container': { [cards]: { minInlineSize: 0, padding: 0, borderBlockEnd: 0, overflowWrap: 'anywhere' } },
});
/** Takes what the others leave, and cuts a long name there. */
export const flexible = style({
  inlineSize: '40%',
  minInlineSize: 0,
  maxInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [cards]: { maxInlineSize: 'none' } },
});
/** As wide as was said, or as its words need where the rows are few enough to look at them all. */
export const fit = style({ whiteSpace: 'nowrap', '@container': { [cards]: { whiteSpace: 'normal' } } });
globalStyle(`${fixed} ${fit}`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${fixed} ${flexible}`, { inlineSize: 'auto', maxInlineSize: 'none' });

export const atEnd = style({ textAlign: 'end' });
globalStyle(`${atEnd} > ${sort}`, { flexDirection: 'row-reverse' });

export const leaving = styleVariants({
  first: { '@container': { [withoutFirst]: { display: 'none' } } },
  next: { '@container': { [withoutNext]: { display: 'none' } } },
});

export const notOnCard = style({ '@container': { [cards]: { display: 'none' } } });
/** Heads are hidden above cards. */
export const cardName = style({
  display: 'none',
  color: vars.color.muted,
  '@container': { [cards]: { display: 'inline' } },
});
/** Below the last step a column that has left comes back when the card has a place for it. */
const onCard = { display: 'block', inlineSize: 'auto !important' };
export const cardAreas = styleVariants({
  title: {
    '@container': { [cards]: { ...onCard, gridArea: 'title', fontWeight: vars.weight.strong } },
  },
  figure: { '@container': { [cards]: { ...onCard, gridArea: 'figure', justifySelf: 'end' } } },
  note: { '@container': { [cards]: { ...onCard, gridArea: 'note' } } },
  mark: { '@container': { [cards]: { ...onCard, gridArea: 'mark', justifySelf: 'end' } } },
  foot: { '@container': { [cards]: { ...onCard, gridColumn: 'title / -1', textAlign: 'start' } } },
});

/** The whole row opens. */
export const open = style({
  minBlockSize: '1.5rem',
  fontWeight: vars.weight.regular,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: `calc(${vars.ring.width} * -1)`,
      borderRadius: vars.radius.small,
    },
  },
});

export const selectHead = style([th, { inlineSize: '2.75rem', padding: 0 }]);
export const selectCell = style([
  cell,
  { inlineSize: '2.75rem', padding: 0, '@container': { [cards]: { gridArea: 'select' } } },
]);
export const selectTarget = style({
  flex: 'none',
  // Above the opener, which covers the row.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  cursor: 'pointer',
  // A press with Shift would select the words of the rows as well.
  userSelect: 'none',
});
globalStyle(`${head} ${selectTarget}`, { blockSize: headHeight });
export const selectBox = style({ margin: 0 });
globalStyle(`${selectTarget} > ${selectBox}`, { inlineSize: '1.125rem', blockSize: '1.125rem' });
globalStyle(`${selectTarget} > ${selectBox}:checked::after`, {
  inlineSize: '0.3125rem',
  blockSize: '0.625rem',
});
globalStyle(`${selectTarget} > ${selectBox}:indeterminate::after`, {
  inlineSize: '0.5rem',
  blockSize: '2px',
});

/* 36 px: one line. A card is as high as it needs. */
const compact = `${table}[data-compact]`;
globalStyle(`${compact} ${row}`, { blockSize: '2.25rem', '@container': { [cards]: { blockSize: 'auto' } } });
globalStyle(`${compact} ${cell}`, { paddingBlock: 0 });
globalStyle(`${compact} ${selectTarget}`, { blockSize: 'calc(2.25rem - 1px)' });
globalStyle(`${compact} ${below}`, { display: 'none' });

export const gap = style({ padding: 0, border: 0 });
