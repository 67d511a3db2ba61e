import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { inline, quiet } from '../kit/appearance/layout.css';

export { listRow as row, narrow, news, plainList as list, quiet, stack } from '../kit/appearance/layout.css';

export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([inline[2], { rowGap: 0 }]);
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }]);

/** A script that is read, selected and copied. */
export const script = style({
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
