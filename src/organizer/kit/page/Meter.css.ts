import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const track = style({
  display: 'flex',
  gap: '2px',
  blockSize: '6px',
  borderRadius: '3px',
  background: vars.color.border,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid', background: 'Canvas' } },
});

export const part = style({
  inlineSize: 'var(--bx-meter-share)',
  background: vars.color.accent,
  selectors: {
    "&[data-tone='pale']": {
      background: `color-mix(in oklab, ${vars.color.accent} 38%, ${vars.color.raised})`,
    },
    "&[data-tone='muted']": { background: vars.color.muted },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { "&[data-tone='pale'], &[data-tone='muted']": { background: 'GrayText' } },
    },
  },
});
