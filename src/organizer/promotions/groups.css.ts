import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, listRow, quiet as muted } from '../kit/appearance/layout.css';

export { plainList as list } from '../kit/appearance/layout.css';

export const group = style([listRow, { gap: vars.space[4] }]);
export const about = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 18rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const quiet = style([muted, { textAlign: ['-webkit-match-parent', 'match-parent'] }]);
export const actions = inline[2];
