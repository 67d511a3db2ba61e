import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below, from } from './layout';

/** The box for words takes what room there is, all of it where nothing stands beside it; what it found is a line below. */
export const search = style({
  display: 'grid',
  '@container': {
    [from.table]: {
      selectors: { '&:has(label)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[6] } },
    },
  },
});

export const count = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});

/** Above cards a line of text, between the rows of a table a band. */
export const dayRow = style({
  display: 'block',
  border: `0 solid ${vars.color.border}`,
  '@container': {
    [below.table]: { selectors: { '* + &': { marginBlockStart: vars.space[3] } } },
    [from.table]: {
      paddingBlock: vars.space[3],
      paddingInline: vars.space[6],
      borderBlockEndWidth: '1px',
      background: vars.color.sunken,
      selectors: { '* + &': { borderBlockStartWidth: '1px' } },
    },
  },
});

export const dayCell = style({ display: 'block', padding: 0, textAlign: 'start' });

export const dayHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.md,
  overflowWrap: 'anywhere',
});

export const dayCount = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  lineHeight: vars.line.sm,
});
