import { style } from '@vanilla-extract/css';

/* Each fact carries its separator to its own left, outside the box when it opens a line: so no line begins with one. */
export const facts = style({ overflow: 'hidden' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-1.25rem',
  padding: 0,
  listStyle: 'none',
});

export const fact = style({
  position: 'relative',
  paddingInlineStart: '1.25rem',
  selectors: {
    '&::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '0.5rem' },
  },
});
