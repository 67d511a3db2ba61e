import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: '2px solid currentColor',
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '2400ms' },
    /* A transparent edge is painted in forced colours, which would make a ring that does not seem to turn. */
    '(forced-colors: active)': { borderInlineStartColor: 'Canvas' },
  },
});

export const small = style({ inlineSize: '0.875rem', blockSize: '0.875rem' });
