import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { later } from '../../../theme/later.css';

/** What a dialog has besides: its head, its padding, and the scrim's around it. */
const around = '9.25rem';

export const pick = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: {
    '&[data-steady]': {
      gridTemplateRows: 'auto minmax(0, max-content) auto',
      alignContent: 'start',
      blockSize: `min(28rem, calc(100dvb - ${around}))`,
    },
  },
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  marginInline: `calc(${vars.space[2]} * -1)`,
  selectors: { '[data-steady] > &': { minBlockSize: 0, overflowY: 'auto' } },
});

export const title = style({
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[5],
  selectors: { "&[aria-selected='true']": { background: later.accentSoft } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { "&[aria-selected='true']": { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({
  maxInlineSize: '70%',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const none = style({ color: vars.color.muted });
