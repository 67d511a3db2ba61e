import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const anchor = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  paddingBlockStart: vars.space[4],
  ':empty': { display: 'none' },
});
