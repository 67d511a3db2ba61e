import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** No flex item: the gap of the others does not hold for it. */
export const legend = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  paddingBlockEnd: '0.375rem',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
