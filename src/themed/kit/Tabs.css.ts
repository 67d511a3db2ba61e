import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
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
      selectors: { "&[aria-selected='true']::after": { background: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingBlockStart: vars.space[5] });
