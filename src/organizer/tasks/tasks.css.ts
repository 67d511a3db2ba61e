import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, news as line, quiet, stack } from '../kit/appearance/layout.css';

export { plainList, quiet } from '../kit/appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);
export const text = style({ display: 'block', overflowWrap: 'anywhere' });
export const overdue = style({ display: 'block', color: vars.color.danger });
/** Wide enough for its figures in two lines. */
export const progress = style({ display: 'grid', gap: vars.space[1], minInlineSize: '11rem' });
export const progressText = style([quiet, { whiteSpace: 'normal' }]);

export const parts = stack[5];
export const actions = inline[2];
export const pairs = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const pair = style({ display: 'grid', gap: vars.space[1] });
export const term = quiet;
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const typed = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  marginBlockEnd: vars.space[5],
  padding: 0,
  listStyle: 'none',
});
export const count = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const countName = style({ fontWeight: vars.weight.strong });

export const remark = style({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[3] });
