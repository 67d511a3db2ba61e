import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { from } from './layout';

/** The box for words takes what room there is; what it found is a line below. */
export const search = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@container': { [from.table]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const count = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
});
