import { createContainer, createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { tall } from '../kit/tall';

/** How many columns stand behind the name. */
export const columns = createVar();
const ownWidth = createContainer();
/** From here a line is one line; below it the name stands over its figures. */
const roomy = `${ownWidth} (inline-size >= 32rem)`;
/** On phones five figures still fit into a line. */
const tight = `${ownWidth} (inline-size < 19rem)`;
/** On the narrowest they don't: each stands on a line of its own, with its head. */
const stacked = `${ownWidth} (inline-size < 17.5rem)`;

export const box = style({ container: `${ownWidth} / inline-size`, overflowX: 'auto' });

/** What stands above and below it in a window keeps its place. */
export const fits = style({
  '@media': { [tall]: { maxBlockSize: 'max(9rem, 100dvh - 25rem)', overflowY: 'auto' } },
});

/* One grid for all rows, so that figures stand under their heads. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, auto)`,
  gap: `0 ${vars.space[2]}`,
  justifyContent: 'space-between',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@container': {
    [tight]: { gap: `0 ${vars.space[1]}`, fontSize: vars.text.xs },
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [roomy]: {
      gridTemplateColumns: `minmax(0, 1fr) repeat(${columns}, auto)`,
      gap: `0 ${vars.space[6]}`,
    },
  },
});

const spanning = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const group = style(spanning);

/** Still read aloud where each figure shows its own head. */
export const heads = style({
  '@container': {
    [stacked]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const row = style({
  ...spanning,
  alignItems: 'baseline',
  selectors: { 'tbody > &': { paddingBlockStart: vars.space[3] } },
});

export const name = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: '0.125rem',
  textAlign: 'start',
  '@container': { [roomy]: { gridColumn: 'auto', padding: 0 } },
});

export const cell = style({
  padding: 0,
  color: vars.color.muted,
  textAlign: 'end',
  selectors: {
    [`${name} + &`]: { textAlign: 'start' },
    'td&:last-child': { color: vars.color.text },
  },
  '@container': {
    [roomy]: { selectors: { [`${name} + &`]: { textAlign: 'end' } } },
    [stacked]: {
      selectors: {
        'td&': { display: 'flex', justifyContent: 'space-between', gap: vars.space[4] },
        'td&::before': { content: 'attr(data-head) / ""', textTransform: 'uppercase' },
      },
    },
  },
});

export const head = style({
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
  letterSpacing: '0.03em',
  textTransform: 'uppercase',
  /* Within a column that has its width; it asks for none. */
  overflowWrap: 'break-word',
  '@container': { [tight]: { letterSpacing: 'normal' } },
});

export const ticket = style({
  padding: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
});

/** What the ticket was before it was swapped. */
export const from = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: vars.line.xs,
});

export const discount = style({ marginInlineStart: vars.space[2], verticalAlign: 'middle' });
