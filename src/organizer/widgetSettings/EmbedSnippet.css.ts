import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export const section = stack[3];

export const text = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const code = style({
  margin: 0,
  padding: vars.space[4],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
