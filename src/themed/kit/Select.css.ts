import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-placeholder]': { color: vars.color.muted } },
});

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const icon = style({ display: 'grid', flex: 'none' });
export const chevron = style({ color: vars.color.muted });

export const list = style({
  zIndex: floating.layer.menu,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'var(--radix-select-content-available-width)',
  maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
  padding: vars.space[1],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: floating.elevation[2],
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
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
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.sunken },
    "&[data-state='checked']": { fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const scroll = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  blockSize: '1.5rem',
});
