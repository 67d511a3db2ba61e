import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { "[dir='rtl'] &[data-mirrors]": { transform: 'scaleX(-1)' } },
});

export const sizes = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 1.75 },
  medium: { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 1.5 },
  large: { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.25 },
});
