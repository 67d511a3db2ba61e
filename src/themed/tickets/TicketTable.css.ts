import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below, from } from './layout';

type Rule = NonNullable<StyleRule['@container']>[string];

/** Cards below 560 px, a table from there: each is told only what is its own. */
const card = (rule: Rule): StyleRule => ({ '@container': { [below.table]: rule } });
const wide = (rule: Rule): StyleRule => ({ '@container': { [from.table]: rule } });
const either = (asCard: Rule, asTable: Rule): StyleRule => ({
  '@container': { [below.table]: asCard, [from.table]: asTable },
});

/** Fixed for all rows, so that a row out of sight need not be laid out to know the columns of one in sight. */
const money = (name: string) => `max(3.5rem, var(--bx-${name}-length, 8) * 1ch)`;
const columns = `minmax(0, 1fr) ${money('price')} var(--bx-fee-column,) clamp(7.5rem, 22cqi, 11.5rem)`;

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderSpacing: 0,
  textAlign: 'start',
  vars: { '--bx-columns': columns },
  selectors: { '&[data-fees]': { vars: { '--bx-fee-column': money('fee') } } },
});

/** Cards need no heads, a screen reader does. */
export const head = style({
  display: 'block',
  ...card({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
});

const line = style({
  display: 'grid',
  columnGap: vars.space[4],
  '@container': {
    [from.table]: { gridTemplateColumns: 'var(--bx-columns)', paddingInline: vars.space[6] },
    [from.oneRow]: { columnGap: vars.space[6] },
  },
});

export const headRow = style([line, wide({ paddingBlockEnd: vars.space[2] })]);

export const columnHead = style({
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  selectors: { '& + &': { textAlign: 'end' } },
});

export const body = style(
  either(
    { display: 'grid', gap: vars.space[3] },
    {
      display: 'block',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      overflow: 'hidden',
    },
  ),
);

const isOffer = ":is([data-highlight='discount'], [data-highlight='revealed'])";

export const row = style([
  line,
  {
    border: `0 solid ${vars.color.border}`,
    background: vars.color.surface,
    selectors: {
      "&[data-status='onSale']": { background: vars.color.raised },
      [`&${isOffer}`]: { background: vars.color.highlightSoft, borderColor: vars.color.highlightLine },
    },
    ...either(
      {
        // A long fee wraps before it takes the name's room.
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
        padding: vars.space[4],
        borderWidth: '1px',
        borderRadius: vars.radius.panel,
      },
      {
        alignItems: 'start',
        paddingBlock: vars.space[5],
        selectors: {
          '& + &': { borderBlockStartWidth: '1px' },
          [`&${isOffer} + &`]: { borderColor: vars.color.highlightLine },
          // The first line of every cell sits on the line of the control.
          "&[data-status='onSale']": { paddingBlockStart: `calc(${vars.space[5]} - 0.375rem)` },
        },
      },
    ),
  },
]);

/**
 * Rows far down are not drawn before they are in sight. The first hundred are: a browser that fills forms in asks of every select whether
 * it is seen, and lays out each such row by itself for that, which takes longer than drawing all.
 */
globalStyle(`${row}:nth-child(n + 101)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 7rem',
});

globalStyle(`${row} > *`, { padding: 0, minInlineSize: 0 });
globalStyle(
  `${row}[data-status='onSale'] > :not(:last-child)`,
  wide({ paddingBlockStart: `calc((${vars.control.medium} - ${vars.line.md}) / 2)` }),
);

/** Cards put its parts into the card's own grid; the table keeps them together. */
export const about = style(card({ display: 'contents' }));

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

/** The two things a row is known by; quieter when it can't be had. */
const mainText = style({
  fontWeight: vars.weight.strong,
  selectors: {
    [`${row}:not([data-status='onSale']) &`]: { fontWeight: vars.weight.regular },
    [`${row}:is([data-status='soldOut'], [data-status='saleEnded']) &`]: { color: vars.color.muted },
  },
});

export const nameText = mainText;

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;
const quiet = { ...small, color: vars.color.muted } as const;

export const notes = style({
  ...quiet,
  gridArea: '4 / 1',
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.125rem ${vars.space[3]}`,
  overflowWrap: 'anywhere',
  ...either({ marginBlockStart: vars.space[3] }, { marginBlockStart: vars.space[2] }),
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
  ...small,
  gridArea: '6 / 1 / auto / -1',
  display: 'block',
  overflowWrap: 'anywhere',
  ...either({ marginBlockStart: vars.space[1] }, { marginBlockStart: vars.space[2] }),
});

const figures = {
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
} as const;

export const price = style({
  ...figures,
  lineHeight: vars.line.md,
  '@container': {
    [below.table]: { gridArea: '1 / 2 / span 2' },
    [below.row]: { gridRow: '1' },
    [from.table]: { display: 'flex', flexDirection: 'column-reverse' },
  },
});

/** Only the total says that prices are on their way: rows that fade draw the page for longer than an answer takes. */
export const priceNow = style([mainText, { display: 'block' }]);

export const priceBefore = style({ ...quiet, display: 'block' });
export const feeInline = style({
  ...quiet,
  display: 'block',
  whiteSpace: 'normal',
  ...wide({ display: 'none' }),
});
export const fee = style({ ...figures, color: vars.color.muted, ...card({ display: 'none' }) });

export const action = style({
  justifySelf: 'end',
  ...card({
    gridArea: '4 / 2',
    alignSelf: 'center',
    marginBlockStart: vars.space[3],
    selectors: {
      [`${row}:not([data-status='onSale']) &`]: { gridArea: '5 / 1 / auto / -1', justifySelf: 'start' },
    },
  }),
});

export const status = style({
  ...quiet,
  display: 'flex',
  gap: '0.375rem',
  overflowWrap: 'anywhere',
  ...wide({ paddingBlockStart: '0.15625rem' }),
});

export const statusIcon = style({ flex: 'none', marginBlockStart: '0.0938rem' });
