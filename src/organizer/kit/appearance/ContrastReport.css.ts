import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { ends, stack } from './layout.css';

export const report = stack[4];
export const head = ends[2];

export const table = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

/* The rows speak for themselves; the heads are for those who can't see the samples. */
export const columns = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/* Twice the class: it restates a table's own padding, whichever stylesheet comes last. */
export const sampleCell = style({
  selectors: { '&&': { inlineSize: '3.25rem', paddingBlock: '0.4375rem' } },
});

/* Shows colours, so it keeps them where others give theirs up. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '1.875rem',
  borderRadius: '6px',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  fontWeight: vars.weight.strong,
  forcedColorAdjust: 'none',
});

export const outline = style({
  inlineSize: '1.375rem',
  blockSize: '0.875rem',
  border: '2px solid currentColor',
  borderRadius: '4px',
});

export const name = style({ overflowWrap: 'anywhere', selectors: { '&&': { paddingBlock: 0 } } });
export const where = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});

const level = style({ fontWeight: vars.weight.strong });
export const levels = styleVariants({
  AAA: [level, { color: vars.color.positive }],
  AA: [level, { color: vars.color.positive }],
  fails: [level, { color: vars.color.danger }],
});

export const chips = style({
  display: 'inline-flex',
  gap: '2px',
  marginInlineEnd: vars.space[2],
  verticalAlign: '-0.125em',
});
export const chip = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '3px',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  forcedColorAdjust: 'none',
});

export const all = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  color: vars.color.link,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${all}[open] &`]: { transform: 'rotate(180deg)' } },
});
