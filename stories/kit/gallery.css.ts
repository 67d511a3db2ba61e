import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const stack = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const wide = style({ display: 'grid', gap: vars.space[4] });
export const narrow = style({ maxInlineSize: '27rem' });
export const tiny = style({ maxInlineSize: '15rem' });
export const sheet = style({ display: 'grid', gap: vars.space[4], padding: vars.space[6] });
