import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { news as line } from '../../kit/appearance/layout.css';

/** What was done last, where the rows do not move for it. */
export const news = style([
  line,
  // Without news it takes no gap of the header's actions.
  { selectors: { '&:empty': { marginInlineEnd: `calc(${vars.space[2]} * -1)` } } },
]);
