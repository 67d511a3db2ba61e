import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { inline } from '../appearance/layout.css';

export const bar = style([inline[2], { marginBlockEnd: vars.space[4] }]);

export const folded = style({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const search = style({
  position: 'relative',
  flex: '1 1 12rem',
  minInlineSize: 'min(12rem, 100%)',
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

/** As wide as its words for everything, whatever is chosen: a choice must not move what stands beside it. */
export const filter = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: '7rem',
  maxInlineSize: '15rem',
  selectors: {
    '&::after': {
      content: 'attr(data-any)',
      blockSize: 0,
      // What the control has around its words.
      paddingInlineEnd: '3.5rem',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      visibility: 'hidden',
    },
    [`${folded} > &`]: { minInlineSize: '9rem' },
  },
});
export const choice = style({ contain: 'inline-size' });

/** They go to the next line together: one button there alone looks lost. */
export const tools = inline[2];
