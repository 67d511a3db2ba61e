import { style } from '@vanilla-extract/css';
import { monospace, vars } from '../../../theme';

/** A secret that is read, selected and copied. */
export const secret = style({
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
