import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** Above a screen: nothing where there is nothing to say. */
export const region = style({
  display: 'grid',
  outline: 'none',
  selectors: { '&[role]': { gap: vars.space[3], marginBlockEnd: vars.space[5] } },
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
