import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme';
import { later } from '../../../../theme/later.css';

const size = '2.25rem';

export const calendar = style({ display: 'grid', gap: vars.space[2], inlineSize: `calc(7 * ${size})` });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
});

export const title = style({ fontWeight: vars.weight.strong, textAlign: 'center' });

export const grid = style({ borderCollapse: 'collapse', tableLayout: 'fixed', inlineSize: '100%' });

export const weekday = style({
  blockSize: '2rem',
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  textAlign: 'center',
});

export const cell = style({
  padding: '1px 0',
  textAlign: 'center',
  selectors: {
    '&[data-range]': { background: later.accentSoft },
    '&[data-first]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-last]': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
  },
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: size,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'lining-nums tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: vars.color.sunken },
    '&[data-today]': {
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 0 0 1px ${vars.color.borderControl}`,
    },
    [`${cell}:not([data-range]) > &[data-selected], ${cell}[data-first] > &, ${cell}[data-last] > &`]: {
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
});
