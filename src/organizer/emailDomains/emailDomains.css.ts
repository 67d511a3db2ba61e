import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { narrow, stack } from '../kit/appearance/layout.css';

export { inline, news, quiet } from '../kit/appearance/layout.css';

/** Of a check, whose records need more room than a form. */
export const form = style([stack[3], narrow]);
export const section = style([stack[3], { marginBlockStart: vars.space[6] }]);
/** A value and its copy button. */
export const copied = style({ display: 'flex', alignItems: 'start', gap: vars.space[1] });
export const value = style({
  minInlineSize: '12rem',
  paddingBlock: vars.space[2],
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
