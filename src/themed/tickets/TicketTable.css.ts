import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below, from } from './layout.css';

/** Fixed for all rows, so that a row out of sight need not be laid out to know the columns of one in sight. */
const money = (name: string) => `max(3.5rem, var(--bx-${name}-length, 8) * 1ch)`;
const columns = (fees: boolean) =>
  ['minmax(0, 1fr)', money('price'), ...(fees ? [money('fee')] : []), 'clamp(7.5rem, 22cqi, 11.5rem)'].join(
    ' ',
  );

const wide = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { [from.table]: rule },
});

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  textAlign: 'start',
  vars: { '--bx-columns': columns(false) },
  selectors: { '&[data-fees]': { vars: { '--bx-columns': columns(true) } } },
});

/** Narrow: cards need no heads, a screen reader does. */
export const head = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  ...wide({
    position: 'static',
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  }),
});

const gridRow = {
  display: 'grid',
  gridTemplateColumns: 'var(--bx-columns)',
  columnGap: vars.space[4],
  paddingInline: vars.space[6],
} as const;

const roomy = { [from.oneRow]: { columnGap: vars.space[6] } };

export const headRow = style({
  '@container': { [from.table]: { ...gridRow, paddingBlockEnd: vars.space[2] }, ...roomy },
});

export const columnHead = style({
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  selectors: { '& + &': { textAlign: 'end' } },
});

export const body = style({
  display: 'grid',
  gap: vars.space[3],
  ...wide({
    display: 'block',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    overflow: 'hidden',
    background: vars.color.raised,
  }),
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  selectors: {
    "&[data-status='onSale']": { background: vars.color.raised },
    "&:is([data-highlight='discount'], [data-highlight='revealed'])": {
      background: vars.color.highlightSoft,
      borderColor: vars.color.highlightLine,
    },
  },
  '@container': {
    [from.table]: {
      ...gridRow,
      alignItems: 'start',
      paddingBlock: vars.space[5],
      border: 0,
      borderRadius: 0,
      selectors: {
        '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
        "&:is([data-highlight='discount'], [data-highlight='revealed']) + &": {
          borderColor: vars.color.highlightLine,
        },
        "& + &:is([data-highlight='discount'], [data-highlight='revealed'])": {
          borderColor: vars.color.highlightLine,
        },
        // The first line of every cell sits on the line of the 44 px control.
        "&[data-status='onSale']": { paddingBlockStart: '0.875rem' },
      },
    },
    ...roomy,
  },
});

/** Rows out of sight are not drawn; only where there are many, since it costs more than it saves below that. */
globalStyle(`${table}[data-long] ${row}`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 7rem',
});

const onControlLine = wide({
  selectors: { [`${row}[data-status='onSale'] &`]: { paddingBlockStart: '0.625rem' } },
});
const cell = style({ padding: 0, minInlineSize: 0 });

/** Cards put its parts into the card's own grid; the table keeps them together. */
export const about = style([cell, { display: 'contents' }, wide({ display: 'block' }), onControlLine]);

export const name = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
});

/** A long code may break rather than push under the price; a name in another script stands on the list's side. */
globalStyle(`${row} ${name} > *`, {
  minInlineSize: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const nameText = style({
  fontWeight: vars.weight.strong,
  selectors: {
    [`${row}:not([data-status='onSale']) &`]: { fontWeight: vars.weight.regular },
    [`${row}:is([data-status='soldOut'], [data-status='saleEnded']) &`]: { color: vars.color.muted },
  },
});

const line = { fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;

export const notes = style({
  gridArea: '4 / 1',
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.125rem ${vars.space[3]}`,
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  ...line,
  ...wide({ marginBlockStart: vars.space[2] }),
});

export const left = style({
  selectors: {
    [`${row}[data-urgent] &`]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      color: vars.color.danger,
      fontWeight: vars.weight.strong,
    },
    [`${row}[data-urgent] &::before`]: {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});

export const needs = style({
  gridArea: '6 / 1 / auto / -1',
  display: 'block',
  marginBlockStart: vars.space[1],
  overflowWrap: 'anywhere',
  ...line,
  ...wide({ marginBlockStart: vars.space[2] }),
});

const number = {
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
} as const;

export const price = style([
  cell,
  {
    ...number,
    gridArea: '1 / 2 / span 2 / auto',
    lineHeight: vars.line.md,
    '@container': { [below.row]: { gridRow: '1' } },
  },
  wide({ display: 'flex', flexDirection: 'column-reverse', gridArea: 'auto' }),
  onControlLine,
]);

export const priceNow = style({
  display: 'block',
  fontWeight: vars.weight.strong,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    [`${row}:not([data-status='onSale']) &`]: { fontWeight: vars.weight.regular },
    [`${row}:is([data-status='soldOut'], [data-status='saleEnded']) &`]: { color: vars.color.muted },
    '[data-pending] &': { color: vars.color.muted, transitionDelay: vars.motion.fast },
  },
});

export const priceBefore = style({ display: 'block', color: vars.color.muted, ...line });

export const feeInline = style({
  display: 'block',
  color: vars.color.muted,
  ...line,
  ...wide({ display: 'none' }),
});

export const fee = style([
  cell,
  { ...number, display: 'none', color: vars.color.muted },
  wide({ display: 'block' }),
  onControlLine,
]);

export const action = style([
  cell,
  {
    gridArea: '4 / 2',
    alignSelf: 'center',
    justifySelf: 'end',
    marginBlockStart: vars.space[3],
    selectors: {
      [`${row}:not([data-status='onSale']) &`]: { gridArea: '5 / 1 / auto / -1', justifySelf: 'start' },
    },
  },
  wide({
    alignSelf: 'start',
    marginBlockStart: 0,
    selectors: {
      '&&': { gridArea: 'auto' },
      [`${row}:not([data-status='onSale']) &`]: { gridArea: 'auto', justifySelf: 'end' },
    },
  }),
]);

export const status = style({
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  ...line,
  ...wide({ paddingBlockStart: '0.15625rem' }),
});

export const statusIcon = style({ flex: 'none', marginBlockStart: '0.0938rem' });
