import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';
import { inline, quiet } from '../../kit/appearance/layout.css';

/** How many columns and hours there are; set where they are drawn. */
const columnCount = 'var(--bx-timetable-columns)';
const hourCount = 'var(--bx-timetable-hours)';

const timeWidth = '5rem';
const headHeight = '2.75rem';
/** A quarter of an hour is as high as what can be pressed must be. */
const hourHeight = '6rem';
const line = `1px solid ${vars.color.border}`;

export const choices = style([inline[3], { marginBlockEnd: vars.space[4] }]);
export const day = style({ inlineSize: 'auto', minInlineSize: '11rem' });
export const hint = style([quiet, { margin: 0, maxInlineSize: '60rem' }]);
/** Read aloud wherever there are keys, and in view where most have some. */
export const keys = style([hint, { '@media': { '(pointer: coarse)': { display: 'none' } } }]);

/** Scrolls by itself, and the page does not. */
export const region = style({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'min(80vh, 60rem)',
  border: line,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `${timeWidth} minmax(0, 1fr)`,
  gridTemplateRows: `${headHeight} auto`,
  minInlineSize: `calc(${timeWidth} + ${columnCount} * 11rem)`,
});

const columnsBeside = {
  display: 'grid',
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
} as const;

export const heads = style({
  ...columnsBeside,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  gridColumn: '1 / -1',
  paddingInlineStart: timeWidth,
  borderBlockEnd: line,
  background: vars.color.raised,
});
export const head = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const hours = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  gridColumn: 1,
  gridRow: 2,
  blockSize: `calc(${hourCount} * ${hourHeight})`,
  overflow: 'hidden',
  borderInlineEnd: line,
  background: vars.color.surface,
});
export const hour = style({
  blockSize: hourHeight,
  paddingInline: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { borderBlockStart: line } },
});

const area = { gridColumn: 2, gridRow: 2, blockSize: `calc(${hourCount} * ${hourHeight})` } as const;
export const lines = style({
  ...columnsBeside,
  ...area,
  background: `repeating-linear-gradient(to bottom, transparent 0 calc(${hourHeight} - 1px), ${vars.color.border} calc(${hourHeight} - 1px) ${hourHeight})`,
});
export const column = style({ selectors: { '& + &': { borderInlineStart: line } } });

export const blocks = style({ ...area, position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const block = style({
  position: 'absolute',
  padding: '1px 2px',
  // Not below what is sticky.
  scrollMarginBlock: `calc(${headHeight} + ${vars.space[2]}) ${vars.space[2]}`,
  scrollMarginInlineStart: timeWidth,
  transition: `inset ${vars.motion.fast}, block-size ${vars.motion.fast}`,
  selectors: {
    '&:hover, &:focus-within': { zIndex: 1 },
    '&[data-drafted]': {
      zIndex: 2,
      transition: 'none',
      // Nor below what is said of it.
      scrollMarginBlockEnd: '9rem',
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minBlockSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderControl}`,
  borderInlineStart: `4px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  selectors: {
    // What does not fit is read there.
    [`${block}:not([data-drafted]):is(:hover, :focus-within) > &`]: {
      blockSize: 'max-content',
      boxShadow: floating.elevation[2],
    },
    [`${block}[data-drafted] > &`]: {
      boxShadow: floating.elevation[2],
      outline: `2px dashed ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
    [`${block}[data-conflict] > &`]: {
      borderBlockColor: vars.color.warning,
      borderInlineEndColor: vars.color.warning,
    },
    [`${block}[data-canceled] > &`]: { background: vars.color.sunken, borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${block}[data-drafted] > &`]: { outline: '2px dashed Highlight' } },
    },
  },
});

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minInlineSize: 0,
  paddingInlineStart: vars.space[1],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
/* Tags too: a lane may be narrower than their longest word. */
globalStyle(`${content} > span`, { overflowWrap: 'anywhere' });
export const heading = style({ inlineSize: '100%', hyphens: 'auto' });
/** In view in the narrowest and shortest block, which has no room for words. */
export const mark = style({
  float: 'inline-start',
  marginBlockStart: '0.125rem',
  marginInlineEnd: vars.space[1],
  color: vars.color.warning,
});
export const title = style({
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const meta = style({ color: vars.color.muted, fontVariantNumeric: 'lining-nums tabular-nums' });

export const handle = style({
  display: 'grid',
  placeItems: 'start center',
  inlineSize: '1.5rem',
  minBlockSize: '1.375rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    [`${block}[data-drafted] &`]: { cursor: 'grabbing' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '1.75rem' } },
});

/** The lower edge, which changes when a session ends. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '0.5rem',
  cursor: 'ns-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 0.75rem)',
    insetBlockEnd: 0,
    inlineSize: '1.5rem',
    borderBlockEnd: `3px solid ${vars.color.muted}`,
    borderRadius: '2px',
    opacity: 0,
  },
  selectors: { [`${block}:is(:hover, :focus-within) > &::after`]: { opacity: 1 } },
  '@media': {
    '(pointer: coarse)': {
      insetBlockEnd: '-0.25rem',
      blockSize: '1.25rem',
      '::after': { insetBlockEnd: '0.25rem', opacity: 1 },
    },
  },
});

/** In view as long as the timetable is. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  background: vars.color.surface,
  selectors: { '&[data-empty]': { position: 'static' } },
});
export const news = style([inline[3], { minBlockSize: vars.control.medium }]);
export const status = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
