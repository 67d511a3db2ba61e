import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Wider than its place it scrolls by itself. The line is a shadow: a border would be outside of what scrolls, and so below no mark. */
export const list = style({
  display: 'flex',
  gap: vars.space[6],
  paddingBlockEnd: '1px',
  boxShadow: `inset 0 -1px ${vars.color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    '(forced-colors: active)': { paddingBlockEnd: 0, boxShadow: 'none', borderBlockEnd: '1px solid' },
  },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minBlockSize: vars.control.medium,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  touchAction: 'manipulation',
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: `calc(${vars.ring.width} * -1)` },
  selectors: {
    '&:hover': { color: vars.color.text },
    "&[aria-selected='true']": { color: vars.color.text },
    "&[aria-selected='true']::after": {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '2px',
      background: vars.color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { "&[aria-selected='true']::after": { insetBlockEnd: 0, background: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingBlockStart: vars.space[5] });
