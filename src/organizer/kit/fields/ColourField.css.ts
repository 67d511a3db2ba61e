import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** The colour a swatch shows; set on the swatch itself. */
export const displayed = createVar();

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.control.medium} minmax(0, 1fr)`,
  gap: vars.space[2],
});

export const swatch = style({
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  padding: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: `min(${vars.radius.field}, 10px)`,
  background: displayed,
  // Shows a colour, so it keeps it where others give theirs up.
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-empty]': {
      background: `linear-gradient(to top right, transparent calc(50% - 1px), ${vars.color.danger} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
    },
  },
});

export const code = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

export const picker = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '15rem',
  maxInlineSize: '100%',
});
export const area = style({
  inlineSize: '100%',
  blockSize: '10rem',
  borderRadius: `min(${vars.radius.field}, 8px)`,
  forcedColorAdjust: 'none',
});
export const track = style({
  inlineSize: '100%',
  blockSize: '1.5rem',
  borderRadius: `min(${vars.radius.field}, 8px)`,
  forcedColorAdjust: 'none',
});
export const thumb = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 1px #000, inset 0 0 0 1px #000',
  forcedColorAdjust: 'none',
  selectors: {
    '&:focus-within': { outline: `${vars.ring.width} solid ${vars.color.ring}`, outlineOffset: '2px' },
  },
});
export const sliderThumb = style([thumb, { insetBlockStart: '50%' }]);
