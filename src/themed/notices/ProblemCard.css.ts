import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const banner = style({
  transitionProperty: 'opacity',
  selectors: {
    "&[data-phase='shown']": { transitionDuration: vars.motion.fast },
    "&[data-phase='fading']": { opacity: 0, transitionDuration: 'var(--bx-fade-time)' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { "&[data-phase='fading']": { opacity: 1 } },
    },
  },
});
