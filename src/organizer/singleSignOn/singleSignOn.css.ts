import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { inline, stack } from '../kit/appearance/layout.css';

export { label, narrow, quiet, wholeNote as note, wholeStack } from '../kit/appearance/layout.css';

export const facts = style([stack[3], { margin: 0 }]);
export const fact = style([inline[2], { margin: 0 }]);
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: monospace,
  fontSize: vars.text.sm,
});
export const file = inline[2];
