import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export { wholeNote as note } from '../kit/appearance/layout.css';
export const parts = stack[8];

export const connect = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
});
