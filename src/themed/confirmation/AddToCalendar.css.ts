import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const section = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
