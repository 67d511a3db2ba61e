import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[16],
  textAlign: 'center',
});
export const icon = style({ color: vars.color.muted });
export const text = style({
  maxInlineSize: '26rem',
  marginBlockEnd: vars.space[3],
  color: vars.color.muted,
});

export const failed = style({ marginBlockEnd: vars.space[4] });

export const skeleton = style({ display: 'grid', paddingBlockStart: '2.5rem' });
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[6],
  blockSize: '3.5rem',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
