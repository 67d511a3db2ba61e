import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});

export const text = style({ color: vars.color.muted });
export const action = style({ marginBlockStart: vars.space[3] });
