import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Looks like an input of the kit; the part that is being written shows the focus. */
export const field = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  cursor: 'text',
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.ring}`, outlineOffset: '2px' },
    '&[data-invalid]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-invalid]': { borderWidth: '2px' } } },
  },
});

export const part = style({
  paddingInline: '0.1875rem',
  borderRadius: '3px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    // Told by the part's own ground; the ring is around the field.
    '&:focus': { outline: 'none', background: vars.color.accent, color: vars.color.onAccent },
    '[data-invalid] > &:not(:focus)': { color: vars.color.danger },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const between = style({ color: vars.color.muted });
