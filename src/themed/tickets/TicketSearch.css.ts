import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { from } from './layout';

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
