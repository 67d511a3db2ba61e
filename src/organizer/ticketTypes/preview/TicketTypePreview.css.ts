import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
});

export const title = style({ color: vars.color.muted });

/** As high as the row mostly is, so that little moves while one looks through its life. */
export const stand = style({ display: 'grid', alignContent: 'start', minBlockSize: '8.5rem' });

export const hidden = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '8.5rem',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
