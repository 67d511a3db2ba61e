import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const lines = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
