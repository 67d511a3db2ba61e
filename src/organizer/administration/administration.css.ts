import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { inline, listRow, news as line, quiet, stack } from '../kit/appearance/layout.css';

export { narrow, plainList, quiet, whole } from '../kit/appearance/layout.css';

export const page = stack[6];
export const part = stack[3];
/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:empty': { display: 'none' } } }]);

export const row = style([
  listRow,
  { justifyContent: 'space-between', gap: `${vars.space[2]} ${vars.space[4]}` },
]);
export const about = style([stack[1], { flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const pairs = style([stack[2], { margin: 0 }]);
export const term = quiet;
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

/** Above a screen. */
export const acting = style({ marginBlockEnd: vars.space[5] });

export const find = style([inline[3], { alignItems: 'flex-end', maxInlineSize: '32rem' }]);
export const findField = style({ flex: '1 1 14rem', minInlineSize: 0 });

/** A secret, or code. */
export const token = style({
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontFamily: monospace,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
