import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const illustration = style({
  inlineSize: '10rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  color: vars.color.text,
  selectors: { "[dir='rtl'] &[data-mirrors]": { transform: 'scaleX(-1)' } },
});

export const fill = style({
  fill: vars.color.highlight,
  // Colours of a system have no highlight of ours; the lines say enough.
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

export const lines = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
