import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

export const folded = style({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const search = style({
  position: 'relative',
  flex: '1 1 14rem',
  minInlineSize: 'min(14rem, 100%)',
  selectors: { '[data-folded] > &': { flexBasis: '100%' } },
});
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

export const filter = style({ flex: '1 1 9rem', inlineSize: 'auto', maxInlineSize: '15rem' });
