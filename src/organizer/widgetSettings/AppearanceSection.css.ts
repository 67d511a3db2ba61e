import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Two beside each other as long as a whole code can be read beside its swatch. */
export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  gridColumn: '1 / -1',
});
