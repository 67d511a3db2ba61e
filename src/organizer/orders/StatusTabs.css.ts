import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Wider than the screen it scrolls by itself. */
export const tabs = style({
  display: 'flex',
  gap: vars.space[6],
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const tab = style({
  flex: 'none',
  minBlockSize: vars.control.medium,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.color.muted,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: `calc(${vars.ring.width} * -1)` },
  selectors: { "&[aria-pressed='true']": { color: vars.color.text, borderBlockEndColor: vars.color.accent } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { "&[aria-pressed='true']": { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({ color: vars.color.muted, fontWeight: vars.weight.regular });
