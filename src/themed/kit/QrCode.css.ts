import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const code = style({
  display: 'inline-flex',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
