import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const hero = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[4],
  minBlockSize: '20rem',
  padding: vars.space[8],
  borderRadius: vars.radius.panel,
  background: vars.color.sunken,
});

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
