import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[8],
  maxInlineSize: '58rem',
  marginInline: 'auto',
});
export const section = style({ display: 'grid', gap: vars.space[4] });
export const tables = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
