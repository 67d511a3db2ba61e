import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const share = createVar();

export const track = style({
  blockSize: '3px',
  borderRadius: '3px',
  background: vars.color.border,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const bar = style({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: 'inherit',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const tones = styleVariants({
  accent: { background: vars.color.accent },
  danger: { background: vars.color.danger },
});
