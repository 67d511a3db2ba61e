import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';

const appear = keyframes({ from: { opacity: 0 } });

/** 000 §2.7: the list shows six at a time. */
const rows = 6;

export const box = style({ position: 'relative', display: 'block' });

/* Text reads in its own direction; it begins where the page's lines do. */
export const input = style({
  unicodeBidi: 'plaintext',
  selectors: { "[dir='rtl'] &": { textAlign: 'right' } },
});

export const besideOpener = style({ paddingInlineEnd: '2.75rem' });

export const opener = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '2.75rem',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
});

export const popover = style({
  position: 'absolute',
  zIndex: floating.layer.menu,
  insetInline: 0,
  padding: vars.space[1],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: floating.elevation[2],
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&[data-side='below']": { insetBlockStart: 'calc(100% + 4px)' },
    "&[data-side='above']": { insetBlockEnd: 'calc(100% + 4px)' },
  },
});

export const list = style({
  maxBlockSize: `calc(${rows} * ${vars.control.medium})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: `0.5625rem ${vars.space[2]}`,
  borderRadius: `max(0px, calc(${vars.radius.field} - 4px))`,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.sunken },
    "&[aria-selected='true']": { fontWeight: vars.weight.strong },
    "&[aria-disabled='true']": { color: vars.color.muted, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const tick = style({ display: 'grid', flex: 'none' });
