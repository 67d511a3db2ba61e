import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const root = style({ container: 'orders / inline-size' });

export const title = style({ marginBlockEnd: vars.space[6], outline: 'none' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
});
export const withPanel = style({ gridTemplateColumns: 'minmax(0, 1fr) 23.5rem' });

export const list = style({ container: 'list / inline-size', minInlineSize: 0 });

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '4.25rem',
  paddingBlock: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
export const pages = style({ display: 'flex', gap: vars.space[2] });

export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[16],
  textAlign: 'center',
});
export const nothingText = style({
  maxInlineSize: '26rem',
  marginBlockEnd: vars.space[3],
  color: vars.color.muted,
});
