import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/* Measured on the list, which an open order makes narrower. Columns leave in this order. */
const withoutPayment = 'list (inline-size < 60rem)';
const withoutDate = 'list (inline-size < 48rem)';
const cards = 'list (inline-size < 34rem)';

export const table = style({
  transition: `color ${vars.motion.base}`,
  selectors: { "&[aria-busy='true']": { color: vars.color.muted, cursor: 'progress' } },
});

export const head = style({ '@container': { [cards]: { display: 'none' } } });

/** The whole row opens its order. */
export const row = style({
  position: 'relative',
  blockSize: '3.5rem',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${vars.color.sunken} 60%, ${vars.color.surface})` },
    '&[data-opened]': {
      background: vars.color.sunken,
      boxShadow: `inset 2px 0 0 ${vars.color.accent}`,
    },
    "[dir='rtl'] &[data-opened]": { boxShadow: `inset -2px 0 0 ${vars.color.accent}` },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplate: "'buyer total' 'order status' / minmax(0, 1fr) auto",
      alignItems: 'center',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      blockSize: 'auto',
      paddingBlock: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});
/* A card's line belongs to the row; its cells have no room of their own. */
const cell = {
  whiteSpace: 'nowrap',
  '@container': { [cards]: { padding: 0, borderBlockEnd: 0 } },
} as const;
const leaving = (when: string) => ({ '@container': { ...cell['@container'], [when]: { display: 'none' } } });

export const order = style([cell, { gridArea: 'order' }]);
globalStyle(`${row} > ${order}`, { paddingInlineStart: vars.space[3], whiteSpace: 'nowrap' });
globalStyle(`${head} ${order}`, { paddingInlineStart: vars.space[3] });
globalStyle(`${head} ${order}, ${head} th`, { blockSize: '2.5rem', paddingBlock: 0 });

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

export const placed = style([{ ...cell, ...leaving(withoutDate), color: vars.color.muted }]);
export const tickets = style([{ ...cell, ...leaving(withoutDate) }]);
export const payment = style([{ ...cell, ...leaving(withoutPayment) }]);
/** Takes what the others leave, and cuts a long name there. */
export const buyer = style([
  cell,
  {
    gridArea: 'buyer',
    inlineSize: '40%',
    minInlineSize: 0,
    maxInlineSize: 0,
    '@container': { [cards]: { inlineSize: 'auto', maxInlineSize: 'none' } },
  },
]);
export const status = style([
  cell,
  { gridArea: 'status', '@container': { [cards]: { justifySelf: 'end' } } },
]);
export const total = style([cell, { gridArea: 'total', fontWeight: vars.weight.strong }]);
globalStyle(`${row} > ${total}`, { paddingInlineEnd: vars.space[3] });
globalStyle(`${head} ${total}`, { paddingInlineEnd: vars.space[3] });

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const name = style([line, { '@container': { [cards]: { fontWeight: vars.weight.strong } } }]);
export const email = style([
  line,
  { color: vars.color.muted, '@container': { [cards]: { display: 'none' } } },
]);

for (const part of [order, total])
  globalStyle(`${row} > ${part}`, { '@container': { [cards]: { paddingInline: 0 } } });

export const skeleton = style({ display: 'grid', paddingBlockStart: '2.5rem' });
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr auto',
  alignItems: 'center',
  gap: vars.space[6],
  blockSize: '3.5rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
