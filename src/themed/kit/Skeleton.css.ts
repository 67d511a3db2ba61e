import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });

export const bone = style({
  display: 'block',
  inlineSize: 'var(--bx-bone-width, 100%)',
  maxInlineSize: '100%',
  blockSize: 'var(--bx-bone-height, 0.75rem)',
  borderRadius: `min(${vars.radius.control}, 6px)`,
  outline: '1px solid transparent',
  backgroundImage: `linear-gradient(90deg, ${vars.color.sunken} 30%, ${vars.color.border} 50%, ${vars.color.sunken} 70%)`,
  backgroundSize: '300% 100%',
  animation: `${shimmer} 1.6s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      backgroundColor: vars.color.sunken,
      backgroundImage: 'none',
      animation: 'none',
    },
  },
});
