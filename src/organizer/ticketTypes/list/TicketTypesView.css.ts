import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** What was done last, where the rows do not move for it. */
export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  // Without news it takes no gap of the header's actions.
  selectors: { '&:empty': { marginInlineEnd: `calc(${vars.space[2]} * -1)` } },
});
