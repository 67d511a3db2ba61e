import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below } from './layout';

/** Its type is marked as deprecated; clamping works with nothing else. */
const boxOrient: string = 'WebkitBoxOrient';

const line = { fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;

export const box = style({
  gridArea: '2 / 1',
  minInlineSize: 0,
  maxInlineSize: '34rem',
  marginBlockStart: vars.space[1],
  '@container': { [below.row]: { gridColumn: '1 / -1' } },
});

/** 000 §9: 38 px high at most, which is two lines; in rem, so that it stays two lines in larger type. */
export const text = style({
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  ...line,
  selectors: {
    '&[data-clamped]': { maxBlockSize: '2.375rem' },
    // A link in the part out of sight must come into sight with the focus.
    '&:focus-within': { maxBlockSize: 'none' },
  },
});

/** Inside, because Chromium draws no ellipsis where lines and height of one element end together. */
export const lines = style({
  selectors: {
    [`${text}[data-clamped]:not(:focus-within) > &`]: {
      display: '-webkit-box',
      [boxOrient]: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

export const more = style({
  position: 'relative',
  minBlockSize: 0,
  marginBlock: '0.1875rem 0.0625rem',
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
  // 44 px to hit, without room between the lines.
  '::after': { content: '', position: 'absolute', inset: '-0.625rem -0.5rem' },
});
