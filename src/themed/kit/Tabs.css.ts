import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Between a tab's text and the ring of its focus, which what scrolls would cut off outside of the tab. */
const room = vars.space[1];

/** Wider than its place it scrolls by itself. The line is drawn: a border would be outside of what scrolls, and so below no mark. */
export const list = style({
  display: 'flex',
  gap: `calc(${vars.space[6]} - 2 * ${room})`,
  marginInline: `calc(-1 * ${room})`,
  paddingBlockEnd: '1px',
  background: `linear-gradient(${vars.color.border}, ${vars.color.border}) ${room} 100% / calc(100% - 2 * ${room}) 1px no-repeat`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    '(forced-colors: active)': { paddingBlockEnd: 0, background: 'none', borderBlockEnd: '1px solid' },
  },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minBlockSize: vars.control.medium,
  padding: `0 ${room}`,
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
      insetInline: room,
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
