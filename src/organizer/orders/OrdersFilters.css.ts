import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const filters = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  '@container': { 'orders (inline-size >= 34rem)': { gridTemplateColumns: 'minmax(14rem, 1fr) 13rem' } },
});

export const search = style({ position: 'relative' });

export const searchInput = style({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  borderColor: 'transparent',
});
