import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { region } from './ProblemBanner.css';

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

/* What had the focus is dismissed: there is nothing to draw a ring around. */
globalStyle(`${region}:empty`, { outline: 'none' });
