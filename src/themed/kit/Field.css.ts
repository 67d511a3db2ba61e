import { createContainer, createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const form = createContainer();
const twoUp = `${form} (inline-size >= 25rem)`;

/** Between the rows of fields, and between a label and its control; a long form on a phone sets less. */
export const rowGap = createVar();
export const labelGap = createVar();

export const fieldsBox = style({ container: `${form} / inline-size`, minInlineSize: 0 });

export const fields = style({
  display: 'grid',
  // Eleven gaps may not be wider than a narrow place.
  gap: `${fallbackVar(rowGap, vars.space[5])} min(${vars.space[4]}, 4%)`,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
});

export const field = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: fallbackVar(labelGap, '0.375rem'),
  minInlineSize: 0,
});

const wide = (columns: number) => style({ '@container': { [twoUp]: { gridColumn: `span ${columns}` } } });

/** Columns of twelve once the form is 400 px wide; one under the other before. */
export const spans = { 3: wide(3), 4: wide(4), 6: wide(6), 8: wide(8), 12: '' } as const;

/** Expiry and CVC stay side by side however narrow it gets. */
export const keepsSpan = styleVariants({
  3: { gridColumn: 'span 3' },
  4: { gridColumn: 'span 4' },
  6: { gridColumn: 'span 6' },
  8: { gridColumn: 'span 8' },
  12: {},
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/** Reads as its own language does: an organizer's question may be in another than the page. */
export const label = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});

export const aside = style({
  flex: 'none',
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { "&[data-over='true']": { color: vars.color.danger } },
});

export const hint = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.danger,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ marginBlockStart: '0.0938rem' });
